import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix, resolve } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { unescapeToken } from '../contract/pointer.ts';
import type { SourceLine } from './Finding.ts';

export type Locate = (pointer: string) => SourceLine;

interface Source {
  readonly document: Document;
  readonly lines: LineCounter;
}

const componentFolders: ReadonlySet<string> = new Set(['schemas', 'responses', 'parameters']);

/**
 * Finds the line of the split contract for a pointer into the bundled contract; for a place that
 * does not exist (an undescribed field), the line of its parent. `root` is the path of
 * `openapi.yaml`; its folder is reported as `openapi/`.
 */
export function sourceLines(root: string): Locate {
  const folder = dirname(root);
  const sources = new Map<string, Source | null>();
  const read = (file: string): Source | null => {
    const known = sources.get(file);
    if (known !== undefined) return known;
    const path = resolve(folder, file);
    const source = existsSync(path) ? parse(readFileSync(path, 'utf8')) : null;
    sources.set(file, source);
    return source;
  };
  const find = (file: string, tokens: readonly string[]): SourceLine => {
    const source = read(file);
    if (source === null) return { file: posix.join('openapi', file), line: 1 };
    let node = source.document.contents;
    let offset = node?.range?.[0] ?? 0;
    for (const [index, token] of tokens.entries()) {
      const next = child(node, token);
      if (next === null) break;
      offset = next.offset;
      node = next.node;
      const reference = referenceOf(node);
      const rest = tokens.slice(index + 1);
      // The last token is not followed through a reference: a shared answer belongs to many
      // operations.
      if (reference !== null && rest.length > 0) {
        return find(posix.join(posix.dirname(file), reference), rest);
      }
    }
    return { file: posix.join('openapi', file), line: source.lines.linePos(offset).line };
  };
  return (pointer) => {
    const tokens = pointer
      .replace(/^#?\/?/, '')
      .split('/')
      .map(unescapeToken);
    const [components, kind = '', name = '', ...rest] = tokens;
    const file = posix.join(kind, `${name}.yaml`);
    const isFile = components === 'components' && componentFolders.has(kind) && read(file) !== null;
    return isFile ? find(file, rest) : find('openapi.yaml', tokens);
  };
}

function parse(text: string): Source {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines }), lines };
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
