import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect } from 'vitest';
import { customerTypes } from '../../../src/domain/purchase/customerType';
import {
  parsePurchaseDetails,
  type PurchaseDetailsInput,
} from '../../../src/domain/purchase/purchaseDetails';
import { companyDetails, noLines, someDetails } from '../../support/purchase/purchase';

describe('step 2 for any typed values', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.stringMatching(/^[A-Za-zé' -]{0,32}$/),
  );
  const lines = fc.record({
    companyName: text,
    address: text,
    address2: text,
    address3: text,
    zip: fc.oneof(text, fc.stringMatching(/^\d{4,7}$/)),
    city: text,
    phoneHome: fc.oneof(text, fc.constant('')),
    phoneMobile: fc.oneof(text, fc.constant('06 39 98 01 12')),
    phoneWork: fc.oneof(text, fc.constant('')),
  });
  const valid = fc.constantFrom(someDetails(), companyDetails());
  const details = fc
    .tuple(valid, lines, fc.subarray(Object.keys(noLines)), fc.boolean(), fc.boolean(), text)
    .map(([base, typed, chosen, hasOwnBilling, isBilling, name]): PurchaseDetailsInput => {
      const change = Object.fromEntries(
        Object.entries(typed).filter(([line]) => chosen.includes(line)),
      );
      return isBilling
        ? { ...base, hasOwnBilling, billing: { ...base.billing, ...change } }
        : { ...base, ...change, name: chosen.includes('companyName') ? name : base.name };
    });

  test.prop([details, fc.constantFrom(...customerTypes)])(
    'P5.5, P5.6 a valid form is tidy, within its limits, and valid again as it was sent',
    (typed, customerType) => {
      const parsed = parsePurchaseDetails(typed, customerType);
      if (E.isLeft(parsed)) return;
      const { correspondence, billing, email } = parsed.right;
      for (const address of [correspondence, ...(billing ? [billing] : [])]) {
        for (const line of Object.values(address)) expect(line).toMatch(/^(?:[A-Z0-9_]+ ?)*$/);
        const { companyName, address: first, zip, city } = address;
        expect(companyName.length).toBeLessThanOrEqual(30);
        expect(first.length).toBeLessThanOrEqual(30);
        expect(zip.length).toBeLessThanOrEqual(6);
        expect(city.length).toBeLessThanOrEqual(25);
      }
      const { companyName, ...rest } = correspondence;
      const again = {
        ...typed,
        ...rest,
        hasOwnNames: true,
        ...parsed.right.holder,
        companyName,
        email,
        emailConfirmation: email,
        billing: billing ?? typed.billing,
      };
      expect(parsePurchaseDetails(again, customerType)).toEqual(parsed);
    },
  );

  test.prop([details, fc.constantFrom(...customerTypes)])(
    'P5.4 without its box the billing address changes nothing',
    (typed, customerType) => {
      const unwanted = { ...typed, hasOwnBilling: false };
      expect(parsePurchaseDetails(unwanted, customerType)).toEqual(
        parsePurchaseDetails({ ...unwanted, billing: noLines }, customerType),
      );
    },
  );
});
