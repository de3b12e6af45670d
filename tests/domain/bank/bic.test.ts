import { test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseBankPageBic, parsePublicFormBic } from '../../../src/domain/bank/bic';
import { printed } from '../../support/basis/pasted';

const missing = E.left({ kind: 'bic/missing' });
const tooShort = E.left({ kind: 'bic/too-short' });
const invalid = E.left({ kind: 'bic/invalid' });

describe('a BIC has 8 or 11 characters (ISO 9362)', () => {
  it.each([
    ['AGRIFRPP', E.right('AGRIFRPP')],
    ['AGRIFRPP813', E.right('AGRIFRPP813')],
    [' agri fr pp\u00A0', E.right('AGRIFRPP')],
    ['BNPA-FR-PP-XXX', E.right('BNPAFRPPXXX')],
    ['BIC : BNPAFRPPXXX', E.right('BNPAFRPPXXX')],
    ['BIC/SWIFT: BNPAFRPP.', E.right('BNPAFRPP')],
    ['Code BIC (SWIFT) BNPAFRPP', E.right('BNPAFRPP')],
    ['BNPA\u200bFRPP\u200e', E.right('BNPAFRPP')],
    [' BIC : BNPAFRPP', E.right('BNPAFRPP')],
    ['Code  BIC : BNPAFRPP', E.right('BNPAFRPP')],
    ['BIC / SWIFT : BNPAFRPP', E.right('BNPAFRPP')],
    ['BIC ( SWIFT) BNPAFRPP', E.right('BNPAFRPP')],
    ['BNPAFRPP SWIFT', invalid],
    ['BICBNPAFRPP', E.right('BNPAFRPP')],
    ['SWIFTPSSTFRPPMAR', E.right('PSSTFRPPMAR')],
    ['BICBICIFRPP', E.right('BICIFRPP')],
    ['BICIFRPPXXX', E.right('BICIFRPPXXX')],
    ['BICCMCIMCMX', E.right('BICCMCIMCMX')],
    ['BIC-SWIFT : BNPAFRPP', E.right('BNPAFRPP')],
    ['BIC ou SWIFT : BNPAFRPP', E.right('BNPAFRPP')],
    ['BIC | SWIFT : BNPAFRPP', E.right('BNPAFRPP')],
    ['BIC code : BNPAFRPP', E.right('BNPAFRPP')],
    ['Votre identifiant BIC est BNPAFRPP', E.right('BNPAFRPP')],
    ['Swift code : BNPAFRPP', E.right('BNPAFRPP')],
    ['B.I.C. : BICIFRPP', E.right('BICIFRPP')],
    ['N° BIC : DEUTDEFF', E.right('DEUTDEFF')],
    ['N°BIC : BNPAFRPP', E.right('BNPAFRPP')],
    ['Bank Identifier Code (BIC) : BNPAFRPP', E.right('BNPAFRPP')],
    ['B I C I F R P P', E.right('BICIFRPP')],
    ['BIC ou SWIFT : BNPAFR', invalid],
    ['BIC AGRIFRPP ou BIC BNPAFRPP', invalid],
    ['BICIFRPP', E.right('BICIFRPP')],
    ['BIC: BICIFRPP', E.right('BICIFRPP')],
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

  it('P9.9 the bank page counts fewer than 2 characters as empty', () => {
    expect(['', ' A ', 'AG'].map(parseBankPageBic)).toEqual([missing, missing, invalid]);
  });

  it('P9.9 the public form requires at least 6 characters', () => {
    const parsed = [' ', 'A', 'AGRIF', 'AGRIFR'].map(parsePublicFormBic);
    expect(parsed).toEqual([missing, tooShort, tooShort, invalid]);
  });

  test.prop([printed('BNPAFRPPXXX', ['.', '/'], ['BIC : ', 'BIC ', 'Swift: '])])(
    'any printed form is the BIC',
    (raw) => {
      expect(parsePublicFormBic(raw)).toEqual(E.right('BNPAFRPPXXX'));
    },
  );
});
