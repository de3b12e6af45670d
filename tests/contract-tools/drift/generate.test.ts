import { describe, expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { boundaries } from '../../../scripts/contract-tools/drift/generate/boundaries.ts';
import { generatedInputs } from '../../../scripts/contract-tools/drift/generate/generatedInputs.ts';
import { compareToSchemas } from '../../../scripts/contract-tools/schema/compareToSchema.ts';
import { inputOf, operationNamed } from '../support/documentOf.ts';
import { keptContract, ownContract } from '../support/keptContract.ts';
import { expectFittingBounds, expectJudgedBodies } from './generated.ts';

describe('in a small contract', () => {
  const { document } = keptContract('tests/contract-tools/foreign/library/openapi.json');

  it('the smallest and the largest value of every schema fit it', () => {
    const schemas = Object.values(document.components.schemas ?? {});
    for (const schema of schemas) expectFittingBounds(document, schema);
  });

  it('a generated body is called valid if it fits, and only then', () => {
    for (const listed of listOperations(document)) expectJudgedBodies(document, listed);
  });
});

describe('generated inputs', () => {
  it('are the same for the same seed, and others for another one', () => {
    const { document } = ownContract;
    const listed = operationNamed(document, 'listPassages');
    const input = inputOf(document, listed);
    const compare = compareToSchemas(document, () => 'a value');
    const made = (seed: number): string => {
      const generation = { count: 3, seed, whereLimited: true };
      return JSON.stringify(generatedInputs(document, listed, input, compare, generation));
    };
    expect(made(7)).toBe(made(7));
    expect(made(7)).not.toBe(made(8));
  });

  it('are on both sides of every bound', () => {
    const { document } = ownContract;
    const of = (schema: object): readonly unknown[] =>
      boundaries(document, schema).map(({ value }) => value);
    expect(of({ type: 'integer', minimum: 1, maximum: 50 })).toEqual(
      expect.arrayContaining([0, 1, 50, 51, 1.5]),
    );
    expect(of({ type: 'string', minLength: 1, maxLength: 3 })).toEqual(
      expect.arrayContaining(['', 'a', 'aaa', 'aaaa']),
    );
    expect(of({ type: 'array', items: {}, minItems: 1 })).toContainEqual([]);
    expect(of({ enum: ['x', 'y'], type: 'string' })).toEqual(
      expect.arrayContaining(['x', 'y', 'no-such-value']),
    );
    expect(of({ oneOf: [{ type: 'string' }, { type: 'null' }] })).toContain(null);
  });
});
