import { isRight } from 'fp-ts/Either';
import fc from 'fast-check';
import type * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../scripts/contract/readContract.ts';
import { decodeAnswer } from '../../generated/combinators';
import { answerCodec } from '../support/answerCodec';
import { answerExamples } from '../support/contractExamples';
import { mutated, mutation } from '../support/mutation';
import { schemaCheck } from '../support/schemaCheck';

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

describe('a codec accepts as it is, without anything tolerated, what its schema accepts', () => {
  it.each(examples)('$title, whole and damaged', ({ operationId, status, schema, value }) => {
    const codec = codecOf(operationId, status);
    const isValid = check(schema);
    const decoded = codec.decode(value);
    expect(decoded).toEqual({ _tag: 'Right', right: value });
    fc.assert(
      fc.property(mutation, (one) => {
        const damaged = mutated(value, one);
        const verdict = isValid(damaged);
        expect(codec.is(damaged)).toBe(verdict);
        const { answer, tolerated } = decodeAnswer(codec, damaged);
        expect(isRight(answer) && tolerated.length === 0).toBe(verdict);
      }),
      { numRuns: damagesPerExample },
    );
  });

  it('refuses a good part of the damaged answers, so that agreeing means something', () => {
    const verdicts = examples.flatMap(({ operationId, status, value }) =>
      fc
        .sample(mutation, { numRuns: 20, seed: 1 })
        .map((one) => codecOf(operationId, status).is(mutated(value, one))),
    );
    const refused = verdicts.filter((accepted) => !accepted).length;
    expect(refused / verdicts.length).toBeGreaterThan(0.3);
  });
});
