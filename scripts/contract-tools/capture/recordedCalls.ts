import { byFrequency } from '../report/groupBy.ts';
import type { HarEntry } from './HarEntry.ts';
import type { FindOperation, FoundOperation } from './operationFinder.ts';

export interface Recording {
  readonly file: string;
  readonly entries: readonly HarEntry[];
}

export interface RecordedCall {
  /** `call 3`: the third in time of all recordings. */
  readonly name: string;
  readonly file: string;
  readonly entry: HarEntry;
  readonly url: URL;
  /** Without the base path. */
  readonly pathname: string;
  readonly found: FoundOperation;
}

export interface RecordedCalls {
  /** In order of time: the calls of the contract, and unknown calls below the same path. */
  readonly calls: readonly RecordedCall[];
  /** The number of ignored entries by kind. */
  readonly ignored: Readonly<Record<Ignored, number>>;
  /** Origins and masked paths of all entries, most frequent first. */
  readonly origins: readonly string[];
  /** A path seen in front of the paths of the contract, as a hint for --base-path; else null. */
  readonly otherBasePath: string | null;
}

export type Ignored = 'asset' | 'foreign call' | 'preflight';

export interface CallScope {
  /** Empty: every origin. */
  readonly origins: readonly string[];
  /** Before the paths of the contract, without a trailing slash. */
  readonly basePath: string;
  /** With which the paths of the API begin, without a trailing slash: `/api`; empty: every path. */
  readonly below: string;
}

type Placed = Omit<RecordedCall, 'name'> & { readonly at: number };

/** Separates the calls of the API from all other entries. */
export function recordedCalls(
  recordings: readonly Recording[],
  { origins, basePath, below: start }: CallScope,
  find: FindOperation,
): RecordedCalls {
  const ignored = { asset: 0, 'foreign call': 0, preflight: 0 };
  const below: Placed[] = [];
  const addresses: URL[] = [];
  for (const { file, entries } of recordings) {
    let at = 0;
    for (const entry of entries) {
      at = momentOf(entry) ?? at;
      const { method, url: address } = entry.request;
      const url = URL.canParse(address) ? new URL(address) : null;
      const pathname = url && withoutBase(url.pathname, basePath);
      if (url !== null) addresses.push(url);
      if (url === null || pathname?.startsWith(`${start}/`) !== true) ignored.asset += 1;
      else if (origins.length > 0 && !origins.includes(url.origin)) ignored['foreign call'] += 1;
      else {
        const found = find(method, pathname);
        if (!found.isKnown && method.toUpperCase() === 'OPTIONS') ignored.preflight += 1;
        else if (start === '' && isAsset(entry, found)) ignored.asset += 1;
        else below.push({ file, entry, url, pathname, found, at });
      }
    }
  }
  const own = new Set(below.filter(({ found }) => found.isKnown).map(({ url }) => url.origin));
  // Other hosts may have paths below /api/ too: a host counts only if it serves a call of the
  // contract.
  const isOwn = ({ url }: Placed): boolean => origins.length > 0 || own.has(url.origin);
  const calls = below.filter(isOwn).toSorted((one, other) => one.at - other.at);
  ignored['foreign call'] += below.length - calls.length;
  return {
    calls: calls.map(({ at: _, ...call }, index) => ({ ...call, name: `call ${index + 1}` })),
    ignored,
    origins: byFrequency(addresses.map((url) => url.origin + maskPath(url.pathname))).map(
      ([origin]) => origin,
    ),
    otherBasePath: addresses.map((url) => basePathOf(url, start)).find(Boolean) ?? null,
  };
}

/** What a page loads beside its calls, where the paths of the API do not begin alike. */
function isAsset({ response }: HarEntry, found: FoundOperation): boolean {
  if (found.isKnown || found.template !== null) return false;
  return !/json|^$/.test(response.content?.mimeType ?? '');
}

function momentOf({ startedDateTime }: HarEntry): number | null {
  const at = Date.parse(startedDateTime ?? '');
  return Number.isNaN(at) ? null : at;
}

function withoutBase(pathname: string, basePath: string): string | null {
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : null;
}

function basePathOf({ pathname }: URL, start: string): string | null {
  const at = start === '' ? -1 : pathname.indexOf(`${start}/`);
  return at > 0 ? maskPath(pathname.slice(0, at)) : null;
}

const longestWord = 32;

/** A path without personal data: digits become `9`; what is neither a word nor a version becomes `…`. */
export function maskPath(pathname: string): string {
  return pathname.split('/').map(maskSegment).join('/');
}

function maskSegment(segment: string): string {
  if (/^v\d{1,2}$/.test(segment)) return segment;
  if (/^[\d-]+$/.test(segment)) return segment.replaceAll(/\d+/g, '9');
  return /^[A-Za-z_-]*$/.test(segment) && segment.length <= longestWord ? segment : '…';
}
