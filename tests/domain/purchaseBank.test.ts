import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { purchaseDocuments, requiredDocuments } from '../../src/domain/purchaseDocuments';
import { parsePurchaseIban } from '../../src/domain/purchaseIban';

describe('P5.8, P9.8 the IBAN of step 4', () => {
  it.each([
    'FR1420041010050500013M02606',
    'fr14 2004 1010 0505 0001 3m02 606',
    'FR14-2004-1010-0505-0001-3M02-606',
  ])('%s is right', (raw) => {
    expect(parsePurchaseIban(raw)).toEqual(right('FR1420041010050500013M02606'));
  });

  it.each([
    ['', 'iban/too-short'],
    ['X'.repeat(26), 'iban/too-short'],
    ['FR14 2004 1010 0505 0001 3M02 60', 'iban/too-short'],
    ['X'.repeat(27), 'iban/invalid'],
    ['FR1520041010050500013M02606', 'iban/invalid'],
    ['FR5430006000011234567890100', 'iban/invalid'],
    ['FR1420041010050500013M026066', 'iban/invalid'],
    ['MC5811222000010123456789031', 'iban/invalid'],
    ['MC5811222000010123456789030', 'iban/foreign'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'iban/foreign'],
    // A right one of another country that is shorter is too short first; the screen adds the referral.
    ['DE89370400440532013000', 'iban/too-short'],
  ])('%s: %s', (raw, kind) => {
    expect(parsePurchaseIban(raw)).toEqual(left({ kind }));
  });
});

describe('P5.8 the documents of step 4', () => {
  it('come in the order of the screen', () => {
    expect(purchaseDocuments).toEqual(['rib', 'kbis', 'idFront', 'idBack']);
  });

  it.each([
    ['individual', '04', ['rib']],
    ['individual', '07', ['rib']],
    ['individual', '05', ['rib', 'idFront', 'idBack']],
    ['professional', '04', ['rib', 'kbis']],
    ['professional', '07', ['rib', 'kbis']],
  ] as const)('of an %s with plan %s: %j', (customerType, planCode, expected) => {
    expect(requiredDocuments({ customerType, planCode })).toEqual(expected);
  });
});
