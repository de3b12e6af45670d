import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import {
  list,
  literals,
  nullable,
  object,
  quantity,
  tagged,
} from '../../../../generated/combinators';
import { describeDecodeError } from '../../../../src/adapters/http/core/describeDecodeError';

const contract = object(
  'Contract',
  { paymentMethod: literals('CM', 'GR', 'MA') },
  { balance: nullable(quantity({ minimum: 0 })) },
);
const answer = tagged(
  'state',
  [true, object('Success', { state: literals(true), contracts: list(contract) }, {})],
  [false, object('Refusal', { state: literals(false) }, {})],
);

describe('the description of an answer outside the contract', () => {
  it.each([
    {
      rule: 'has the JSON pointer of the field, the allowed values and the received value',
      codec: object('Answer', { contract }, {}),
      value: { contract: { paymentMethod: 'SEPA' } },
      lines: ['/contract/paymentMethod – expected "CM" | "GR" | "MA" – got "SEPA"'],
    },
    {
      rule: 'says « got nothing » if a required field is missing',
      codec: contract,
      value: {},
      lines: ['/paymentMethod – expected "CM" | "GR" | "MA" – got nothing'],
    },
    {
      rule: 'counts the items of a list from zero and skips the valid ones',
      codec: answer,
      value: { state: true, contracts: [{ paymentMethod: 'CM' }, { paymentMethod: null }] },
      lines: ['/contracts/1/paymentMethod – expected "CM" | "GR" | "MA" – got null'],
    },
    {
      rule: 'has one line per error',
      codec: contract,
      value: { paymentMethod: 'X', balance: -1 },
      lines: [
        '/paymentMethod – expected "CM" | "GR" | "MA" – got "X"',
        '/balance – expected number (minimum 0) – got -1',
      ],
    },
    {
      rule: 'reports the field that distinguishes outcomes if its value is unknown',
      codec: answer,
      value: { state: 'maybe' },
      lines: ['/state – expected true | false – got "maybe"'],
    },
    {
      rule: 'calls the whole body « answer »',
      codec: contract,
      value: '<html>',
      lines: ['answer – expected Contract – got "<html>"'],
    },
  ])('$rule', ({ codec, value, lines }) => {
    expect(linesAbout(codec, value)).toEqual(lines);
  });

  it('truncates long values', () => {
    const [line = ''] = linesAbout(t.number, 'x'.repeat(500));
    expect(line).toMatch(/got "x{59}…$/);
  });
});

function linesAbout(codec: t.Mixed, value: unknown): readonly string[] {
  const result = codec.decode(value);
  return E.isLeft(result) ? describeDecodeError(result.left) : [];
}
