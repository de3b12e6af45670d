import { expect } from 'vitest';
import type {
  ContractDocument,
  Schema,
} from '../../../scripts/contract-tools/contract/document.ts';
import type { ListedOperation } from '../../../scripts/contract-tools/contract/operations.ts';
import { exampleInput } from '../../../scripts/contract-tools/drift/exampleInput.ts';
import { generatedInputs } from '../../../scripts/contract-tools/drift/generate/generatedInputs.ts';
import { largest, smallest } from '../../../scripts/contract-tools/drift/generate/extremes.ts';
import { isAddition } from '../../../scripts/contract-tools/schema/placed.ts';
import { compareToSchemas } from '../../../scripts/contract-tools/schema/compareToSchema.ts';

/** Expects the smallest and the largest value of a schema, where it has them, to fit it. */
export function expectFittingBounds(document: ContractDocument, schema: Schema): void {
  const compare = compareToSchemas(document, () => 'a value');
  for (const value of [smallest(document, schema), largest(document, schema)]) {
    if (value === undefined) continue;
    const differences = compare(value, { schema, source: '#' }, 'request');
    expect(differences.filter((one) => !isAddition(one))).toEqual([]);
  }
}

/** Expects the generated bodies of an operation to be called valid if they fit it, and only then. */
export function expectJudgedBodies(document: ContractDocument, listed: ListedOperation): void {
  const { body } = listed;
  const found = exampleInput(document, listed);
  if (body === null || !found.ok) return;
  const compare = compareToSchemas(document, () => 'a value');
  const generation = { count: 3, seed: 42, whereLimited: true };
  for (const made of generatedInputs(document, listed, found.input, compare, generation)) {
    if (!made.name.startsWith('body/')) continue;
    const differences = compare(made.input.body, { schema: body.schema, source: '#' }, 'request');
    expect(differences.every(isAddition), made.name).toBe(made.isValid);
  }
}
