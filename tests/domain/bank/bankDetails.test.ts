import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { parseBankDetails } from '../../../src/domain/bank/bankDetails';

it('M5.7 bank details need an IBAN that is long enough and valid', () => {
  expect(parseBankDetails({ iban: 'FR76 3000 6000 0112 3456 7890 189' })).toEqual(
    E.right({ iban: 'FR7630006000011234567890189' }),
  );
  expect(parseBankDetails({ iban: '' })).toEqual(E.left({ iban: { kind: 'iban/too-short' } }));
});
