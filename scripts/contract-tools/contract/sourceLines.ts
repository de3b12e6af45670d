import { made } from '../schema/made.ts';
import type { Origin } from './bundle.ts';
import { escapeToken, fragmentTokens, tokensOf } from './pointer.ts';
import { fileBeside, type SourceFile } from './sourceFile.ts';

/** The place of a finding in the files of the contract, for people and code scanners. */
export interface SourceLine {
  /** From where the command was called, with `/`: `openapi/schemas/Badge.yaml`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

export type Locate = (pointer: string) => SourceLine;

interface Sources {
  readonly root: SourceFile;
  readonly origins: ReadonlyMap<string, Origin>;
  readonly open: (path: string) => SourceFile;
  /** How a report names a file. */
  readonly tell: (path: string) => string;
}

/** References that are followed at most: a hostile contract may refer in circles. */
const mostSteps = 50;

/** Finds the line for a pointer into the bundled contract; for a place that does not exist, of its parent. */
export function sourceLines({ root, origins, open, tell }: Sources): Locate {
  const find = (file: SourceFile, tokens: readonly string[], steps: number): SourceLine => {
    const { line, reference } = file.find(tokens);
    const here = { file: tell(file.path), line };
    if (reference === null || steps > mostSteps) return here;
    const [path = '', fragment = ''] = reference.target.split('#', 2);
    const beside = path === '' ? null : fileBeside(file.path, path);
    const target = beside === null ? file : open(beside);
    return find(target, [...fragmentTokens(fragment), ...reference.rest], steps + 1);
  };
  const known = new Map<string, SourceLine>();
  const locate: Locate = (pointer) => {
    const tokens = tokensOf(pointer);
    const component = `#/${tokens.slice(0, 3).map(escapeToken).join('/')}`;
    const origin = origins.get(component);
    return origin === undefined
      ? find(root, tokens, 0)
      : find(origin.file, [...origin.tokens, ...tokens.slice(3)], 0);
  };
  return (pointer) => made(known, pointer, () => locate(pointer));
}
