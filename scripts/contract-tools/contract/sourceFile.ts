import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parse,
  parseDocument,
  type Document,
  type Node,
} from 'yaml';
import { UsageError } from '../command/UsageError.ts';

/** A file of a contract, YAML or JSON. */
export interface SourceFile {
  /** Absolute. */
  readonly path: string;
  readonly value: unknown;
  /** Where tokens lead in this file, as far as they exist. */
  readonly find: (tokens: readonly string[]) => FoundPlace;
}

export interface FoundPlace {
  /** From 1: the line of the last token that exists. */
  readonly line: number;
  /** The number of tokens that exist. */
  readonly depth: number;
  /** The first reference on the way, and the tokens behind it; null if there is none. */
  readonly reference: { readonly target: string; readonly rest: readonly string[] } | null;
}

/** Reads a file. Throws UsageError, in one sentence, when it is missing or neither YAML nor JSON. */
export function readSourceFile(path: string): SourceFile {
  const text = readText(path);
  let parsed: { readonly document: Document; readonly lines: LineCounter } | null = null;
  return {
    path,
    value: parseValue(path, text),
    find(tokens) {
      parsed ??= parseLines(text);
      return findPlace(parsed.document, parsed.lines, tokens);
    },
  };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (problem) {
    const { code = 'unknown' } = problem as { readonly code?: string };
    throw new UsageError(`${told(path)} cannot be read (${code}).`, { cause: problem });
  }
}

function parseValue(path: string, text: string): unknown {
  try {
    // Tabs are allowed in JSON only.
    return /^\s*[{[]/.test(text) && path.endsWith('.json')
      ? JSON.parse(text)
      : parse(text, { prettyErrors: true, maxAliasCount: 1_000 });
  } catch (problem) {
    const [first = ''] = (problem as Error).message.split('\n');
    throw new UsageError(`${told(path)} is neither YAML nor JSON: ${first.replace(/:$/, '.')}`, {
      cause: problem,
    });
  }
}

function told(path: string): string {
  return relative(process.cwd(), path) || path;
}

function parseLines(text: string): { readonly document: Document; readonly lines: LineCounter } {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines }), lines };
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

/** The child value, and the offset of its key or item. */
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
