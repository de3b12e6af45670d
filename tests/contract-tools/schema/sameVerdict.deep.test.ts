import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { isAddition } from '../../../scripts/contract-tools/schema/placed.ts';
import { compareToSchemas } from '../../../scripts/contract-tools/schema/compareToSchema.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { ownContract } from '../support/keptContract.ts';
import { answerExamples, requestExamples } from '../../support/contract/contractExamples.ts';
import { mutated, mutation } from '../../support/contract/mutation.ts';
import { schemaCheck } from '../../support/contract/schemaCheck.ts';

const contract = await readContract();
const compareToContract = compareToSchemas(ownContract.document, (value) => typeof value);

describe('the verdict equals that of Ajv, for every example of the contract, original and damaged', () => {
  const check = schemaCheck(contract, { withFormats: true });
  const examples = [...answerExamples(contract), ...requestExamples(contract)].filter(
    ({ contentType }) => contentType === 'application/json',
  );

  it.each(examples)('$title', ({ schema, value }) => {
    const fits = check(schema);
    // Ajv knows nothing of the order of a list (x-sorted-by).
    const isFine = (one: unknown): boolean =>
      compareToContract(one, { schema, source: '#/x' }).every(
        (difference) => isAddition(difference) || difference.rule === 'data/order',
      );
    expect(compareToContract(value, { schema, source: '#/x' })).toEqual([]);
    fc.assert(
      fc.property(mutation, (change) => {
        const damaged = mutated(value, change);
        expect(isFine(damaged)).toBe(fits(damaged));
      }),
      { numRuns: 12 },
    );
  });
});
