import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { parseBankAccount } from '../../../src/domain/bank/bankAccount';

const input = {
  beneficiary: '  Camille   Durand ',
  iban: 'fr76 3000 6000 0112 3456 7890 189',
  bic: 'agri fr pp',
};

it('P5.20 an account is a name, an IBAN and a BIC; spaces are removed', () => {
  expect(parseBankAccount(input)).toEqual(
    E.right({
      beneficiary: 'Camille Durand',
      iban: 'FR7630006000011234567890189',
      bic: 'AGRIFRPP',
    }),
  );
});

it('P5.20 a foreign IBAN is accepted', () => {
  expect(parseBankAccount({ ...input, iban: 'MC58 1122 2000 0101 2345 6789 030' })).toMatchObject({
    right: { iban: 'MC5811222000010123456789030' },
  });
});

it('P5.20 all fields are required: fewer than 12 characters of an IBAN or 2 of a BIC count as empty', () => {
  expect(parseBankAccount({ beneficiary: ' ', iban: 'FR76 3000', bic: 'A' })).toEqual(
    E.left({
      beneficiary: { kind: 'beneficiary/missing' },
      iban: { kind: 'iban/missing' },
      bic: { kind: 'bic/missing' },
    }),
  );
});

it('P5.20 a number is no beneficiary', () => {
  expect(parseBankAccount({ ...input, beneficiary: '123' })).toEqual(
    E.left({ beneficiary: { kind: 'beneficiary/missing' } }),
  );
});

it('P5.20 the IBAN and the BIC must be valid', () => {
  expect(parseBankAccount({ ...input, iban: 'FR7530006000011234567890189', bic: 'AGRIF' })).toEqual(
    E.left({ iban: { kind: 'iban/invalid' }, bic: { kind: 'bic/invalid' } }),
  );
});
