import { describe, expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { exampleInput } from '../../../scripts/contract-tools/drift/exampleInput.ts';
import { boundaries } from '../../../scripts/contract-tools/drift/generate/boundaries.ts';
import { generatedInputs } from '../../../scripts/contract-tools/drift/generate/generatedInputs.ts';
import { largest } from '../../../scripts/contract-tools/drift/generate/largest.ts';
import { smallest } from '../../../scripts/contract-tools/drift/generate/smallest.ts';
import { isAddition } from '../../../scripts/contract-tools/schema/chooseForm.ts';
import { compareToSchemas } from '../../../scripts/contract-tools/schema/compareToSchema.ts';
import { keptContract, ownContract } from '../support/keptContract.ts';

const folder = 'tests/contract-tools/foreign';
const contracts = [
  ownContract,
  keptContract(`${folder}/clinic/openapi.yaml`),
  keptContract(`${folder}/library/openapi.json`),
];

const schemas = contracts.flatMap(({ document }) =>
  Object.entries(document.components.schemas ?? {}).map(([name, schema]) => ({
    document,
    name,
    schema,
  })),
);

describe('the smallest and the largest value of every schema fit it', () => {
  it.each(schemas)('$name', ({ document, schema }) => {
    const compare = compareToSchemas(document, () => 'a value');
    for (const value of [smallest(document, schema), largest(document, schema)]) {
      if (value === undefined) continue;
      expect(
        compare(value, { schema, source: '#' }, 'request').filter((one) => !isAddition(one)),
      ).toEqual([]);
    }
  });
});

const inputs = contracts.flatMap(({ document }) =>
  listOperations(document).flatMap((listed) => {
    const found = exampleInput(document, listed);
    return found.ok ? [{ document, listed, input: found.input, id: listed.id }] : [];
  }),
);

describe('generated inputs', () => {
  const generation = { count: 3, seed: 42, whereLimited: true };

  it.each(inputs)(
    'of $id: a body is called valid if it fits, and only then',
    ({ document, listed, input }) => {
      const compare = compareToSchemas(document, () => 'a value');
      for (const made of generatedInputs(document, listed, input, compare, generation)) {
        const { body } = listed;
        if (body === null || !made.name.startsWith('body/')) continue;
        const differences = compare(
          made.input.body,
          { schema: body.schema, source: '#' },
          'request',
        );
        expect(differences.every(isAddition), made.name).toBe(made.isValid);
      }
    },
  );

  it('are the same for the same seed, and others for another one', () => {
    const found = inputs.find(({ id }) => id === 'listPassages');
    if (found === undefined) throw new Error('listPassages');
    const { document, listed, input } = found;
    const compare = compareToSchemas(document, () => 'a value');
    const made = (seed: number): string =>
      JSON.stringify(generatedInputs(document, listed, input, compare, { ...generation, seed }));
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
