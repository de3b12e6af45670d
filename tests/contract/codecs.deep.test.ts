import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import type * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../scripts/contract/readContract.ts';
import { decodeAnswer } from '../../generated/combinators';
import { answerCodec } from '../support/contract/answerCodec';
import { answerExamples } from '../support/contract/contractExamples';
import { mutated, mutation } from '../support/contract/mutation';
import { schemaCheck } from '../support/contract/schemaCheck';

const document = await readContract();
const check = schemaCheck(document, { withFormats: false });
const examples = answerExamples(document).filter(
  ({ contentType }) => contentType === 'application/json',
);
const damagesPerExample = 150;

function codecOf(operationId: string, status: number | null): t.Mixed {
  const codec = answerCodec(operationId, status ?? 0);
  if (typeof codec === 'string') throw new Error(`${operationId} ${status} is not JSON`);
  return codec;
}

describe('a codec accepts the same values as its schema, without tolerance', () => {
  it.each(examples)('$title, damaged', ({ operationId, status, schema, value }) => {
    const codec = codecOf(operationId, status);
    const isValid = check(schema);
    fc.assert(
      fc.property(mutation, (one) => {
        const damaged = mutated(value, one);
        const verdict = isValid(damaged);
        expect(codec.is(damaged)).toBe(verdict);
        const { answer, tolerated } = decodeAnswer(codec, damaged);
        expect(E.isRight(answer) && tolerated.length === 0).toBe(verdict);
      }),
      { numRuns: damagesPerExample },
    );
  });

  it('refuses a large share of the damaged answers, so that the comparison is significant', () => {
    const verdicts = examples.flatMap(({ operationId, status, value }) =>
      fc
        .sample(mutation, { numRuns: 20, seed: 1 })
        .map((one) => codecOf(operationId, status).is(mutated(value, one))),
    );
    const refused = verdicts.filter((accepted) => !accepted).length;
    expect(refused / verdicts.length).toBeGreaterThan(0.3);
  });
});
