import { dirname, relative, resolve } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parse, parseDocument } from 'yaml';
import type { Document, Node } from 'yaml';
import { decodeSafely } from './pointer.ts';
import { readBytes } from '../command/files.ts';
import { UsageError } from '../command/Terminal.ts';

/** A file of a contract, YAML or JSON. */
export interface SourceFile {
  /** Absolute. */
  readonly path: string;
  readonly value: unknown;
  /** Where tokens lead in this file, as far as they exist. */
  readonly find: (tokens: readonly string[]) => FoundPlace;
  /** A scalar as it is written: `1.0`. */
  readonly written: (tokens: readonly string[]) => string;
}

export interface FoundPlace {
  /** From 1: the line of the last token that exists. */
  readonly line: number;
  /** The number of tokens that exist. */
  readonly depth: number;
  /** The first reference on the way, and the tokens behind it; null if there is none. */
  readonly reference: { readonly target: string; readonly rest: readonly string[] } | null;
}

/** Whether a path is an address, not a file. */
export function isUrl(path: string): boolean {
  return /^https?:\/\//i.test(path);
}

/** The path or address of a reference; null on another host. */
export function fileBeside(path: string, reference: string): string | null {
  if (!isUrl(path)) {
    const isFile = !/^[a-z][a-z0-9+.-]*:/i.test(reference);
    return isFile ? resolve(dirname(path), decodeSafely(reference)) : null;
  }
  const url = URL.canParse(reference, path) ? new URL(reference, path) : null;
  return url?.origin === new URL(path).origin ? url.href : null;
}

/** Reads a file, or the text of an address. Throws UsageError when it is missing or neither YAML nor JSON. */
export function readSourceFile(path: string, text: string = readText(path)): SourceFile {
  let parsed: { readonly document: Document; readonly lines: LineCounter } | null = null;
  const parsedOnce = () => (parsed ??= parseLines(text));
  return {
    path,
    value: parseValue(path, text),
    find(tokens) {
      const { document, lines } = parsedOnce();
      return findPlace(document, lines, tokens);
    },
    written(tokens) {
      const scalar = parsedOnce().document.getIn(tokens, true);
      return isScalar(scalar) ? (scalar.source ?? String(scalar.value)) : '';
    },
  };
}

function readText(path: string): string {
  return readBytes(path, told(path))
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

/** YAML 1.2 whatever a file says (OpenAPI, Format), with the merge keys of YAML 1.1, which parsers kept. */
const reading = { schema: 'core', merge: true, prettyErrors: true } as const;

function parseValue(path: string, text: string): unknown {
  try {
    // Tabs are allowed in JSON only.
    return /^\s*[{[]/.test(text) && /\.json$|^https?:/.test(path)
      ? JSON.parse(text)
      : parse(text, { ...reading, maxAliasCount: 100_000 });
  } catch (problem) {
    const [first = ''] = (problem as Error).message.split('\n');
    throw new UsageError(`${told(path)} is neither YAML nor JSON: ${first.replace(/:$/, '.')}`, {
      cause: problem,
    });
  }
}

function told(path: string): string {
  return isUrl(path) ? path : relative(process.cwd(), path) || path;
}

function parseLines(text: string): { readonly document: Document; readonly lines: LineCounter } {
  const lines = new LineCounter();
  return { document: parseDocument(text, { ...reading, lineCounter: lines }), lines };
}

function findPlace(document: Document, lines: LineCounter, tokens: readonly string[]): FoundPlace {
  let node = document.contents;
  let offset = node?.range?.[0] ?? 0;
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    const target = referenceOf(node);
    // The last token is not followed through a reference: a shared answer belongs to many operations.
    if (target !== null) {
      const { line } = lines.linePos(offset);
      return { line, depth, reference: { target, rest: tokens.slice(index) } };
    }
    const next = child(node, token);
    if (next === null) break;
    offset = next.offset;
    node = next.node;
    depth += 1;
  }
  return { line: lines.linePos(offset).line, depth, reference: null };
}

function child(
  node: Node | null,
  token: string,
): { readonly node: Node | null; readonly offset: number } | null {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === token);
    if (pair === undefined) return null;
    return { node: pair.value as Node | null, offset: (pair.key as Node).range?.[0] ?? 0 };
  }
  if (isSeq(node)) {
    const item = node.items[Number(token)] as Node | undefined;
    return item === undefined ? null : { node: item, offset: item.range?.[0] ?? 0 };
  }
  return null;
}

function referenceOf(node: Node | null): string | null {
  const reference = isMap(node) ? node.get('$ref') : undefined;
  return typeof reference === 'string' ? reference : null;
}
