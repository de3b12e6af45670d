import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Row = readonly [name: string, written: unknown, read: unknown];

/** What contracts have, and how it is read. */
export const written = parse(readFileSync('tests/contract-tools/contract/written.yaml', 'utf8'), {
  merge: true,
}) as {
  readonly older: readonly Row[];
  readonly misread: readonly Row[];
  readonly foreign: readonly string[];
  readonly known: readonly string[];
  readonly unreadable: readonly (readonly [string, contract: unknown, sentence: string])[];
  readonly lines: readonly (readonly [pointer: string, line: string])[];
};
