import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseBankPageBic, parsePublicFormBic } from '../../src/domain/bic';

const missing = left({ kind: 'bic/missing' });
const tooShort = left({ kind: 'bic/too-short' });
const invalid = left({ kind: 'bic/invalid' });

describe('a BIC has 8 or 11 characters (ISO 9362)', () => {
  it.each([
    ['AGRIFRPP', right('AGRIFRPP')],
    ['AGRIFRPP813', right('AGRIFRPP813')],
    [' agri fr pp\u00A0', right('AGRIFRPP')],
    ['AGRIFRP', invalid],
    ['AGRIFRPP8', invalid],
    ['AGRIFRPP81', invalid],
    ['AGRIFRPP8133', invalid],
    ['AGRI99PP', invalid],
    ['AGRIZZPP', invalid],
  ])('« %s » on both forms', (raw, expected) => {
    expect(parseBankPageBic(raw)).toEqual(expected);
    expect(parsePublicFormBic(raw)).toEqual(expected);
  });

  it('P9.9 the bank page counts less than 2 characters as not filled in', () => {
    expect(parseBankPageBic('')).toEqual(missing);
    expect(parseBankPageBic(' A ')).toEqual(missing);
    expect(parseBankPageBic('AG')).toEqual(invalid);
  });

  it('P9.9 the public form wants 6 characters at least', () => {
    expect(parsePublicFormBic(' ')).toEqual(missing);
    expect(parsePublicFormBic('A')).toEqual(tooShort);
    expect(parsePublicFormBic('AGRIF')).toEqual(tooShort);
    expect(parsePublicFormBic('AGRIFR')).toEqual(invalid);
  });
});
