import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  parseContractEnding,
  type ContractEnding,
  type EndingInput,
  type EndingKind,
} from '../../../src/domain/contact/contractEnding';
import { today } from '../../support/store/fakePorts';

const typed: EndingInput = {
  name: ' Camille  Durand ',
  email: ' camille.durand@example.fr ',
  contract: ' 00412873 ',
  day: '31/12/2026',
  note: ' Je déménage. ',
};
const nothing: EndingInput = { name: '', email: '', contract: '', day: '', note: '' };

const errors = (kind: EndingKind, raw: EndingInput): readonly (readonly [string, string])[] => {
  const parsed = parseContractEnding(kind, raw, today);
  return E.isRight(parsed)
    ? []
    : Object.entries(parsed.left).map(([field, { kind: error }]) => [field, error]);
};

const declared = (kind: EndingKind, raw: EndingInput): ContractEnding => {
  const parsed = parseContractEnding(kind, raw, today);
  if (E.isLeft(parsed)) throw new Error(JSON.stringify(parsed.left));
  return parsed.right;
};

describe.each(['cancellation', 'withdrawal'] as const)('D215-2, D221-5 a %s', (kind) => {
  it('requires a name, an e-mail and a contract, in the order of the screen', () => {
    expect(errors(kind, nothing)).toEqual([
      ['name', 'ending/name-missing'],
      ['email', 'email/missing'],
      ['contract', 'ending/contract-missing'],
    ]);
    expect(errors(kind, { ...typed, day: '', note: '' })).toEqual([]);
  });
});

describe('the day of a cancellation', () => {
  it.each([
    ['31/12/2026', '2026-12-31'],
    ['31122026', '2026-12-31'],
    ['21/11/2026', '2026-11-21'],
    ['', null],
    [' \u200b', null],
  ])('« %s » is %s', (day, expected) => {
    expect(declared('cancellation', { ...typed, day }).day).toBe(expected);
  });

  it.each([
    ['31/02/2027', 'ending/day-invalid'],
    ['bientôt', 'ending/day-invalid'],
    ['20/11/2026', 'ending/day-past'],
  ])('« %s » is refused: %s', (day, error) => {
    expect(errors('cancellation', { ...typed, day })).toEqual([['day', error]]);
  });
});

it('only a cancellation has a day and a note', () => {
  const cancellation = declared('cancellation', typed);
  expect(cancellation).toMatchObject({
    contract: '00412873',
    day: '2026-12-31',
    note: 'Je déménage.',
  });
  expect(declared('withdrawal', { ...typed, day: 'bientôt' })).toMatchObject({
    day: null,
    note: '',
  });
});

it.each([
  ['N° 00412873.', '00412873'],
  ['12345, 67890', '12345, 67890'],
  ['Contrat souscrit en 2024', 'Contrat souscrit en 2024'],
])('E13 the contract « %s » is « %s »: two numbers stay two', (contract, expected) => {
  expect(declared('cancellation', { ...typed, contract }).contract).toBe(expected);
});
