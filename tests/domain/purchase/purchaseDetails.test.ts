import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { CustomerType } from '../../../src/domain/purchase/customerType';
import {
  parsePurchaseDetails,
  purchaseLengths,
  type PurchaseDetailsInput,
} from '../../../src/domain/purchase/purchaseDetails';
import { emptyPurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import {
  billingLines,
  companyDetails,
  noLines,
  someDetails,
} from '../../support/purchase/purchase';

/** The kinds of the errors, by field, without their prefix. */
function misfits(
  details: PurchaseDetailsInput,
  customerType: CustomerType = 'individual',
): Readonly<Record<string, string>> {
  const parsed = parsePurchaseDetails(details, customerType);
  if (E.isRight(parsed)) return {};
  const kinds = Object.entries(parsed.left).map(([path, { kind }]) => [
    path,
    kind.replace('purchaseDetails/', ''),
  ]);
  return Object.fromEntries(kinds) as Record<string, string>;
}

const empty = emptyPurchaseDraft.details;

describe('P5.2–P5.6 a valid step 2', () => {
  it('of an individual: the name is first in the address; bills go to the address of the mail', () => {
    expect(parsePurchaseDetails(someDetails(), 'individual')).toEqual(
      E.right({
        email: 'camille.durand@example.fr',
        holder: { lastname: 'DURAND', firstname: 'CAMILLE' },
        correspondence: {
          ...noLines,
          companyName: 'DURAND CAMILLE',
          address: '12 RUE DE LA REPUBLIQUE',
          zip: '13002',
          city: 'MARSEILLE',
          phoneMobile: '0639980112',
        },
        billing: null,
      }),
    );
  });

  it('P5.4 of a professional with another billing address', () => {
    expect(parsePurchaseDetails(companyDetails(), 'professional')).toEqual(
      E.right({
        email: 'ateliers.vieux.quai@example.fr',
        holder: null,
        correspondence: {
          ...noLines,
          companyName: 'ATELIERS DU VIEUX QUAI',
          address: '3 RUE DES CORDIERS',
          address2: 'BATIMENT B',
          zip: '13007',
          city: 'MARSEILLE',
          phoneMobile: '0639980134',
          phoneWork: '0465710340',
        },
        billing: billingLines,
      }),
    );
  });

  it('P5.3 the name of the other customer type is ignored', () => {
    expect(misfits(someDetails({ companyName: 'X'.repeat(31) }), 'individual')).toEqual({});
    expect(misfits(companyDetails({ name: 'sans-prénom' }), 'professional')).toEqual({});
    expect(parsePurchaseDetails(someDetails({ companyName: 'ATELIER' }), 'individual')).toEqual(
      parsePurchaseDetails(someDetails(), 'individual'),
    );
  });

  it('P5.3 a company that corrected the names of an individual before is not asked for them', () => {
    const corrected = companyDetails({ hasOwnNames: true, lastname: '', firstname: '' });
    expect(parsePurchaseDetails(corrected, 'professional')).toEqual(
      parsePurchaseDetails(companyDetails(), 'professional'),
    );
  });

  it.each([
    ['Durand Camille', undefined],
    ['Camille', 'name-incomplete'],
    [`${'X'.repeat(15)} ${'Y'.repeat(15)}`, 'name-too-long'],
  ])('P5.3 the contact of a company, « %s »: %s', (contact, error) => {
    expect(misfits(companyDetails({ contact }), 'professional').contact).toBe(error);
  });

  it('P5.4 a billing address whose box is not ticked is ignored, but not lost', () => {
    const unwanted = someDetails({ billing: { ...noLines, zip: '1' } });
    expect(parsePurchaseDetails(unwanted, 'individual')).toMatchObject(E.right({ billing: null }));
  });
});

describe('errors are in the order of the screen', () => {
  const lines = ['address', 'zip', 'city'];
  const mail = ['email', 'emailConfirmation'];
  it.each([
    ['an individual', 'individual', ['name', ...lines, ...mail]],
    ['a professional', 'professional', ['companyName', ...lines, ...mail]],
  ] as const)('for an empty form of %s', (_who, customerType, expected) => {
    expect(Object.keys(misfits(empty, customerType))).toEqual(expected);
  });

  it('for a form with every field invalid', () => {
    const long = 'x'.repeat(60);
    const wrong = { ...empty, ...someLines(long), name: long, email: long, emailConfirmation: '' };
    const all = { ...wrong, hasOwnBilling: true, billing: { companyName: '', ...someLines(long) } };
    const phones = ['phoneHome', 'phoneMobile', 'phoneWork'];
    const ofAddress = ['address', 'address2', 'address3', 'zip', 'city', ...phones];
    expect(Object.keys(misfits(all))).toEqual([
      'name',
      ...ofAddress,
      ...mail,
      ...['companyName', ...ofAddress].map((line) => `billing.${line}`),
    ]);
  });

  function someLines(text: string): Omit<PurchaseDetailsInput['billing'], 'companyName'> {
    const addressLines = { address: text, address2: text, address3: text, zip: text, city: text };
    return { ...addressLines, phoneHome: text, phoneMobile: text, phoneWork: text };
  }
});

describe('the limits of the length of a line', () => {
  // block, line, minimum, error below it, maximum, error above it
  const limits = [
    ['', 'address', 5, 'address-too-short', 30, 'line-too-long'],
    ['', 'address2', 0, null, 30, 'line-too-long'],
    ['', 'address3', 0, null, 30, 'line-too-long'],
    ['', 'zip', 5, 'zip-too-short', 6, 'zip-too-long'],
    ['', 'city', 2, 'city-too-short', 25, 'city-too-long'],
    ['billing', 'companyName', 3, 'billing-name-too-short', 30, 'name-too-long'],
    ['billing', 'address', 5, 'address-too-short', 30, 'line-too-long'],
    ['billing', 'address2', 0, null, 30, 'line-too-long'],
    ['billing', 'address3', 0, null, 30, 'line-too-long'],
    ['billing', 'zip', 5, 'zip-too-short', 6, 'zip-too-long'],
    ['billing', 'city', 2, 'city-too-short', 25, 'city-too-long'],
  ] as const;

  it.each(limits)(
    'P5.2, P5.4, P5.6 %s %s: %i (else %s) to %i characters (else %s)',
    (block, line, fewest, tooShort, most, tooLong) => {
      const told = (length: number): string | undefined => {
        const text = 'X'.repeat(length);
        const given =
          block === 'billing'
            ? someDetails({ hasOwnBilling: true, billing: { ...billingLines, [line]: text } })
            : someDetails({ [line]: text });
        return misfits(given)[block === 'billing' ? `billing.${line}` : line];
      };
      if (tooShort) expect(told(fewest - 1)).toBe(tooShort);
      expect(told(fewest)).toBeUndefined();
      expect(told(most)).toBeUndefined();
      expect(told(most + 1)).toBe(tooLong);
    },
  );

  it.each([
    ['DURAND C', undefined],
    [`${'X'.repeat(15)} ${'Y'.repeat(14)}`, undefined],
    [`${'X'.repeat(15)} ${'Y'.repeat(15)}`, 'name-too-long'],
    ['X'.repeat(31), 'name-incomplete'],
  ])('P5.3 an individual named %s: %s', (name, told) => {
    expect(misfits(someDetails({ name })).name).toBe(told);
  });

  it.each([
    ['', 'companyName-missing'],
    [' - ', 'companyName-missing'],
    ['X', undefined],
    ['X'.repeat(30), undefined],
    ['X'.repeat(31), 'name-too-long'],
  ])('P5.3 a company named « %s »: %s', (companyName, told) => {
    expect(misfits(companyDetails({ companyName }), 'professional').companyName).toBe(told);
  });

  it('P5.6 the maximum lengths', () => {
    expect(purchaseLengths).toEqual({ line: 30, zip: 6, city: 25, email: 50 });
  });
});

it('nothing is left when nothing is typed', () => {
  expect(parsePurchaseDetails(empty, 'individual')).toEqual(
    E.left({
      name: { kind: 'purchaseDetails/name-incomplete' },
      address: { kind: 'purchaseDetails/address-too-short' },
      zip: { kind: 'purchaseDetails/zip-too-short' },
      city: { kind: 'purchaseDetails/city-too-short' },
      email: { kind: 'purchaseDetails/email-too-short' },
      emailConfirmation: { kind: 'purchaseDetails/confirmation-too-short' },
    }),
  );
});
