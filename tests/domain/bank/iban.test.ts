import { anyText, fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  isForeignIban,
  parseBankPageIban,
  parseFrenchIban,
  parseIban,
  settledIban,
} from '../../../src/domain/bank/iban';
import { printed } from '../../support/basis/pasted';

const missing = E.left({ kind: 'iban/missing' });
const tooShort = E.left({ kind: 'iban/too-short' });
const invalid = E.left({ kind: 'iban/invalid' });

const french = [
  'FR1420041010050500013M02606',
  'FR7630006000011234567890189',
  'FR7610107001011234567890129',
] as const;
const monaco = 'MC5811222000010123456789030';
const german = 'DE89370400440532013000';
const maltese = 'MT84MALT011000012345MTLCAST001S';
/** The shortest IBAN of any country, 15 characters. */
const norwegian = 'NO9386011117947';
const wrongNationalKey = 'FR5430006000011234567890100';

describe('M5.7, P5.8 the IBAN of a contract', () => {
  it.each([...french, monaco, maltese])('%s is valid', (iban) => {
    expect(parseIban(iban)).toEqual(E.right(iban));
  });

  it('a wrong national key is invalid although its check digits are right', () => {
    expect(parseIban(wrongNationalKey)).toEqual(invalid);
  });

  it('a left field shows the IBAN alone', () => {
    const slip = 'IBAN : FR1420041010050500013M02606\nBIC : BNPAFRPPXXX';
    expect(settledIban(slip)).toBe('FR14 2004 1010 0505 0001 3M02 606');
    expect(settledIban('fr142')).toBe('FR14 2');
  });

  it('wrong check digits are invalid', () => {
    expect(parseIban('FR1520041010050500013M02606')).toEqual(invalid);
    expect(parseIban('N° IBAN : FR1520041010050500013M02606')).toEqual(invalid);
    for (const more of ['7', 'X', 'clé 06', 'A'.repeat(200)])
      expect(parseIban(`${french[0]} ${more}`)).toEqual(invalid);
    expect(parseIban(`${french[0]} ${french[1]}`)).toEqual(invalid);
  });

  it.each([
    ['fr14 2004 1010 0505 0001 3m02 606'],
    ['FR14-2004-1010-0505-0001-3M02-606'],
    ['FR14\u200b2004101005\u200e0500013M02606'],
    ['\u2066FR14\u20602004\u00ad1010050500013M02606\u2069'],
    ['IBAN FR14 2004 1010 0505 0001 3M02 606'],
    ['IBAN : FR1420041010050500013M02606'],
    ['Code IBAN: FR14.2004.1010.0505.0001.3M02.606.'],
    ['N° IBAN : FR14 2004 1010 0505 0001 3M02 606'],
    ['Nº IBAN : FR14 2004 1010 0505 0001 3M02 606'],
    ['Votre IBAN : FR1420041010050500013M02606'],
    ['IBAN (FR) : FR1420041010050500013M02606'],
    ['IBAN n° FR1420041010050500013M02606'],
    ['RIB : FR1420041010050500013M02606'],
    ['IBAN : FR1420041010050500013M02606\nBIC : BNPAFRPPXXX'],
    ['FR1420041010050500013M02606 Code BIC/SWIFT PSSTFRPP'],
    ['FR1420041010050500013M02606 AGRIFRPP882'],
    ['Mon IBAN est FR1420041010050500013M02606 (La Banque Postale), merci'],
    ['BIC AGRIFRPP882 IBAN FR1420041010050500013M02606'],
    ['\u00A0FR14\u202F2004\u20111010–0505\t0001 3M02 606\n'],
  ])('M5.9 pasted as « %s » it is the same', (raw) => {
    expect(parseIban(raw)).toEqual(E.right('FR1420041010050500013M02606'));
  });

  it('M9.11 it is longer than 26 characters, spaces and hyphens not counted', () => {
    expect(parseIban('X'.repeat(26))).toEqual(tooShort);
    expect(parseIban(`${'X'.repeat(26)}  --`)).toEqual(tooShort);
    expect(parseIban('X'.repeat(27))).toEqual(invalid);
    expect(parseIban('')).toEqual(tooShort);
    expect(parseIban(german)).toEqual(tooShort);
  });
});

describe('P5.20, P9.8 the IBAN of the bank page', () => {
  it.each([...french, monaco, german, norwegian])('%s is valid', (iban) => {
    expect(parseBankPageIban(iban)).toEqual(E.right(iban));
  });

  it('fewer than 12 characters count as empty', () => {
    expect(parseBankPageIban('')).toEqual(missing);
    expect(parseBankPageIban('X'.repeat(11))).toEqual(missing);
    expect(parseBankPageIban('X'.repeat(12))).toEqual(invalid);
    expect(parseBankPageIban(wrongNationalKey)).toEqual(invalid);
  });
});

describe('P5.22 the IBAN of an anonymous refund', () => {
  it.each(french)('%s is French', (iban) => {
    expect(parseFrenchIban(iban.toLowerCase())).toEqual(E.right(iban));
  });

  it.each([
    ['', 'iban/missing'],
    [' - ', 'iban/missing'],
    ['FR14', 'iban/invalid'],
    [wrongNationalKey, 'iban/invalid'],
    [german, 'iban/not-french'],
    [monaco, 'iban/not-french'],
    ['DE00370400440532013000', 'iban/invalid'],
  ])('« %s » is refused: %s', (raw, kind) => {
    expect(parseFrenchIban(raw)).toEqual(E.left({ kind }));
  });
});

describe('P5.8 a foreign IBAN is referred to customer service', () => {
  it.each([
    [german, true],
    ['de89 3704 0044 0532 0130 00', true],
    [norwegian, true],
    [monaco, true],
    [french[0], false],
    ['DE00370400440532013000', false],
    ['', false],
  ])('« %s »: %s', (raw, expected) => {
    expect(isForeignIban(raw)).toBe(expected);
  });
});

test.prop([fc.oneof(anyText, fc.stringMatching(/^[A-Z]{2}\d\d[A-Z0-9]{23,30}$/))])(
  'no text makes the check throw',
  (raw) => {
    for (const parse of [parseIban, parseBankPageIban, parseFrenchIban]) {
      expect(parse(raw)._tag).toMatch(/Left|Right/);
    }
  },
);

test.prop([fc.constantFrom(...french), fc.nat(24), fc.integer({ min: 1, max: 9 })])(
  'one wrong digit is detected',
  (iban, position, shift) => {
    const at = position + 2;
    const digit = Number(iban[at]);
    fc.pre(!Number.isNaN(digit));
    const mistyped = `${iban.slice(0, at)}${(digit + shift) % 10}${iban.slice(at + 1)}`;
    expect(parseIban(mistyped)).toEqual(invalid);
  },
);

test.prop([printed(french[0], ['.', '/', '·'], ['IBAN ', 'IBAN : ', 'iban:', 'Code IBAN '])])(
  'M5.9 any printed form is the IBAN, in every form of the site',
  (raw) => {
    for (const parse of [parseIban, parseBankPageIban, parseFrenchIban]) {
      expect(parse(raw)).toEqual(E.right(french[0]));
    }
  },
);
