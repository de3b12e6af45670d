import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { ownContract } from '../support/keptContract.ts';
import { written } from './written.ts';

const { document, locate } = ownContract;

/** The text of the line to which a pointer is resolved. */
function lineAt(pointer: string): string {
  const { file, line } = locate(pointer);
  return `${file}: ${readFileSync(file, 'utf8').split('\n')[line - 1]?.trim() ?? ''}`;
}

it.each(written.lines)('%s is resolved to its line under openapi/: %s', (pointer, expected) => {
  expect(lineAt(pointer)).toContain(expected);
});

it('every answer of every operation has its own line', () => {
  const pointers = listOperations(document).flatMap(({ answers }) =>
    Object.values(answers).map(({ source }) => source),
  );
  for (const pointer of pointers) expect(lineAt(pointer)).toMatch(/'\d{3}':/);
});
