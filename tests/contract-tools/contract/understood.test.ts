import { describe, expect, it } from 'vitest';
import { readContract } from '../../../scripts/contract-tools/contract/readContract.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { written } from './written.ts';

const folder = temporaryFolder();

/** A contract with one schema, as the commands that judge values read it. */
function read(schema: unknown, forValues = true) {
  const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";
  const text = `${head}components:\n  schemas:\n    S: ${JSON.stringify(schema)}\n`;
  return readContract(folder.write('a.yaml', text), folder.path, { forValues });
}

describe('what is not written as its standard asks is told at its line, and left out', () => {
  it.each([
    ...written.misread,
    ...written.foreign.map((pattern) => [`the pattern ${pattern}`, { pattern }, {}] as const),
  ])('%s', (_, schema, expected) => {
    const { document, misread } = read(schema);
    expect(misread).toHaveLength(1);
    expect(document.components.schemas?.['S']).toEqual(expected);
  });

  it.each(written.known)('the pattern %s is understood', (pattern) => {
    expect(read({ pattern }).misread).toEqual([]);
  });
});

it('a comparison of two versions still sees patterns, and what was left out', () => {
  const { document, locate, misread } = read({ pattern: '(?i)a', minLength: '3' }, false);
  expect(document.components.schemas?.['S']).toEqual({
    ...{ pattern: '(?i)a', 'minLength (not understood)': '3' },
  });
  expect(misread.map(({ source }) => locate(source).line)).toEqual([5]);
});
