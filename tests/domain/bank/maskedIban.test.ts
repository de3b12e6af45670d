import { describe, expect, it } from 'vitest';
import { ibanEnding } from '../../../src/domain/bank/maskedIban';

describe('of the IBAN on file only the last four characters are shown', () => {
  it.each([
    ['FR1420041010050500013M02606', '2606'],
    ['FR14 2004 1010 0505 0001 3M02 606', '2606'],
    ['', null],
    ['  ', null],
    [null, null],
  ])('%s: %s', (iban, ending) => {
    expect(ibanEnding(iban)).toBe(ending);
  });
});
