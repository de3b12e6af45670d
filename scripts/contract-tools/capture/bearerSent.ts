import type { Access, Scheme } from '../contract/access.ts';
import { headerOf, type HarEntry } from './HarEntry.ts';
import type { RequestBody } from './requestBody.ts';

/**
 * - `sent`: a token was sent as the contract requires;
 * - `none`: no token was sent;
 * - `broken`: the header contains no token (`Bearer undefined`);
 * - `unknown`: the recording does not say.
 */
export type BearerSent = 'sent' | 'none' | 'broken' | 'unknown';

/** Whether the recording has credentials: Chromium leaves them out of a « sanitized » one. */
export function keepsCredentials(entries: readonly HarEntry[]): boolean {
  return entries.some(
    ({ request, response }) =>
      headerOf(request.headers, 'authorization') !== null ||
      headerOf(request.headers, 'cookie') !== null ||
      headerOf(response.headers, 'set-cookie') !== null,
  );
}

/** Whether the caller of a secured operation sent a token. */
export function bearerSent(
  access: Access,
  { request }: HarEntry,
  body: RequestBody,
  hasCredentials: boolean,
): BearerSent {
  if (access.kind === 'field') {
    if (body.kind !== 'read') return body.kind === 'none' ? 'none' : 'unknown';
    return Object.hasOwn(Object(body.value) as object, access.field) ? 'sent' : 'none';
  }
  const ways = access.ways.flat();
  const keys = ways.filter(({ kind }) => ['header', 'query', 'cookie'].includes(kind));
  if (keys.some((scheme) => hasKey(scheme, request))) return 'sent';
  const isBearer = ways.some(({ kind }) => kind === 'bearer');
  const header = headerOf(request.headers, 'authorization');
  if (header !== null && !isBearer) return 'sent';
  if (header === null) return hasCredentials ? 'none' : 'unknown';
  const token = /^bearer\s+(\S+)$/i.exec(header.trim())?.[1];
  return token === undefined || /^(undefined|null|NaN|\[object)$/i.test(token) ? 'broken' : 'sent';
}

function hasKey({ kind, field }: Scheme, { url, headers, cookies }: HarEntry['request']): boolean {
  if (kind === 'header') return headerOf(headers, field) !== null;
  if (kind === 'query') return URL.canParse(url) && new URL(url).searchParams.has(field);
  const written = headerOf(headers, 'cookie') ?? '';
  return (
    cookies?.some(({ name }) => name === field) === true ||
    written.split(/;\s*/).some((one) => one.startsWith(`${field}=`))
  );
}
