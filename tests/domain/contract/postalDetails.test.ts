import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { ContractPermissions, PostalAddress } from '../../../src/domain/contract/contract';
import {
  isRequiredLine,
  mayEditLine,
  parsePostalDetails,
  postalLines,
  type PostalBlock,
  type PostalInput,
  type SavedPostalDetails,
} from '../../../src/domain/contract/postalDetails';
import { aContract } from '../../support/subscriber/builders';

const { correspondence, permissions: open } = aContract();
const elsewhere: PostalAddress = {
  ...correspondence,
  companyName: 'ATELIERS DU VIEUX QUAI',
  address: '8 QUAI DES FORGES',
  zip: '13015',
  phoneWork: '0465710345',
};
const saved: SavedPostalDetails = {
  email: 'camille.durand@example.fr',
  correspondence,
  billing: elsewhere,
  permissions: open,
};
const noAddresses: ContractPermissions = { ...open, addresses: false };
const noPhones: ContractPermissions = { ...open, phones: false };

const typed = (part: Partial<PostalInput> = {}): PostalInput => ({
  email: saved.email,
  correspondence,
  billing: elsewhere,
  hasOwnBilling: true,
  ...part,
});

describe('M5.13 address 1, zip, city and e-mail are required', () => {
  it.each(postalLines)('%s, if it is one of them', (line) => {
    const isRequired = ['address', 'zip', 'city'].includes(line);
    const missing = { [`correspondence.${line}`]: { kind: `postalDetails/${line}-missing` } };
    expect(isRequiredLine(line)).toBe(isRequired);
    for (const nothing of ['', ' -, ']) {
      const parsed = parsePostalDetails(
        typed({ correspondence: { ...correspondence, [line]: nothing } }),
        saved,
      );
      if (isRequired) expect(parsed).toEqual(E.left(missing));
      else expect(E.isRight(parsed)).toBe(true);
    }
  });

  it.each([
    [' ', E.left({ email: { kind: 'email/missing' } })],
    ['camille', E.left({ email: { kind: 'email/invalid' } })],
    [' a@example.fr ', E.right(expect.objectContaining({ email: 'A@EXAMPLE.FR' }))],
  ])('e-mail: it has the form of an address, in upper case (M5.11): %j', (email, expected) => {
    expect(parsePostalDetails(typed({ email }), saved)).toEqual(expected);
  });

  const empty = { ...correspondence, address: '', zip: ' ', city: '.' };
  const missingIn = (block: PostalBlock) => ({
    [`${block}.address`]: { kind: 'postalDetails/address-missing' },
    [`${block}.zip`]: { kind: 'postalDetails/zip-missing' },
    [`${block}.city`]: { kind: 'postalDetails/city-missing' },
  });

  it('all missing fields are reported at once, in the order of the screen', () => {
    const parsed = parsePostalDetails(
      typed({ email: '', correspondence: empty, billing: empty }),
      saved,
    );
    const expected = {
      ...missingIn('correspondence'),
      email: { kind: 'email/missing' },
      ...missingIn('billing'),
    };
    expect(parsed).toEqual(E.left(expected));
    expect(Object.keys(E.isRight(parsed) ? {} : parsed.left)).toEqual(Object.keys(expected));
  });

  it('for the billing address only when it differs (M5.14)', () => {
    const same = typed({ billing: empty, hasOwnBilling: false });
    expect(E.isRight(parsePostalDetails(same, saved))).toBe(true);
    expect(parsePostalDetails({ ...same, correspondence: empty }, saved)).toEqual(
      E.left(missingIn('correspondence')),
    );
  });

  it('not where they may not be edited: the subscriber could not correct them (M6.4)', () => {
    const incomplete = { ...saved, correspondence: empty, permissions: noAddresses };
    expect(
      E.isRight(parsePostalDetails(typed({ email: '', correspondence: empty }), incomplete)),
    ).toBe(true);
  });
});

describe('M7.16 all details are saved', () => {
  it('tidied, however they were typed (M5.11)', () => {
    const moved = {
      ...correspondence,
      address: " 27 bd de l'Église ",
      zip: '13-008',
      phoneHome: '04.65.71.03.11',
    };
    expect(parsePostalDetails(typed({ correspondence: moved }), saved)).toEqual(
      E.right({
        email: 'CAMILLE.DURAND@EXAMPLE.FR',
        correspondence: {
          ...correspondence,
          address: '27 BD DE L EGLISE',
          zip: '13008',
          phoneHome: '0465710311',
        },
        billing: elsewhere,
      }),
    );
  });

  it.each([
    ['+33 (0)6 39 98 00 01', '0639980001'],
    ['+49 1512 3456789', '004915123456789'],
    ['Tél. : 39 63', '3963'],
    ['+33 6 39', '33639'],
  ])('the phone « %s » as %s, whatever it is (M5.11)', (phoneMobile, sent) => {
    const changed = typed({ correspondence: { ...correspondence, phoneMobile } });
    expect(parsePostalDetails(changed, saved)).toMatchObject(
      E.right({ correspondence: { phoneMobile: sent } }),
    );
  });

  it.each([
    ['phoneMobile', '06 39 98 00 01 x', 'phone/not-digits'],
    ['phoneHome', 'O6 39 98 00 01', 'phone/not-digits'],
    ['fax', '06 39 98 00 01 / 04 65 71 03 11', 'phone/not-ten'],
    ['zip', '13002 Marseille', 'postalDetails/zip-missing'],
  ])('but for a text that cannot be one: %s « %s » is %s', (line, text, kind) => {
    const changed = typed({ correspondence: { ...correspondence, [line]: text } });
    expect(parsePostalDetails(changed, saved)).toEqual(
      E.left({ [`correspondence.${line}`]: { kind } }),
    );
  });

  it.each([
    ['F-13 008', '13008'],
    ['ad  500', 'ad 500'],
    [' 13008 ', '13008'],
  ])('the zip « %s » as « %s » (M5.11)', (zip, sent) => {
    const changed = typed({ correspondence: { ...correspondence, zip } });
    expect(parsePostalDetails(changed, saved)).toMatchObject(
      E.right({ correspondence: { zip: sent } }),
    );
  });

  it('but for a letter of another script, which is said', () => {
    const changed = typed({ correspondence: { ...correspondence, city: 'Марсель' } });
    expect(parsePostalDetails(changed, saved)).toEqual(
      E.left({ 'correspondence.city': { kind: 'postalDetails/not-latin' } }),
    );
  });

  it('billing repeats correspondence when the box is not ticked, except the company name (M5.12)', () => {
    const moved = { ...correspondence, address: '1 RUE NEUVE', fax: '0465710399' };
    const details = parsePostalDetails(
      typed({ correspondence: moved, hasOwnBilling: false }),
      saved,
    );
    expect(details).toMatchObject(
      E.right({
        correspondence: moved,
        billing: { ...moved, companyName: 'ATELIERS DU VIEUX QUAI' },
      }),
    );
  });

  it('phones alone are saved without a billing address: the locked lines repeat (M6.4, M7.16)', () => {
    const billing = Object.fromEntries(
      ['companyName', ...postalLines].map((line) => [line, '']),
    ) as unknown as PostalAddress;
    const known = { ...saved, billing, permissions: noAddresses };
    const called = { ...correspondence, phoneHome: '0465710311' };
    const details = parsePostalDetails(
      typed({ correspondence: called, billing, hasOwnBilling: false }),
      known,
    );
    expect(details).toMatchObject(
      E.right({ correspondence: called, billing: { ...called, companyName: '' } }),
    );
  });
});

const given = fc.string().map((text) => `1${text}`);
const email = fc.stringMatching(/^[a-z]{1,20}@[a-z]{1,20}\.fr$/);
const phone = fc.stringMatching(/^(?:\+\d)?\d{0,14}$/);
const anyLines = fc.record({
  address: given,
  address2: fc.string(),
  address3: fc.string(),
  zip: fc.stringMatching(/^\d{5}$/),
  city: given,
  phoneHome: phone,
  phoneMobile: phone,
  phoneWork: phone,
  fax: phone,
});

describe('M3.6 fields that may not be edited are sent back unchanged', () => {
  it.each(postalLines)('%s depends on its own flag', (line) => {
    const isPhone = line.startsWith('phone') || line === 'fax';
    expect(mayEditLine(line, noAddresses)).toBe(isPhone);
    expect(mayEditLine(line, noPhones)).toBe(!isPhone);
  });

  test.prop([anyLines, anyLines, email, fc.boolean(), fc.boolean()])(
    'whatever was typed',
    (correspondenceLines, billingLines, mail, hasOwnBilling, hasAddresses) => {
      const permissions = hasAddresses ? noPhones : noAddresses;
      const details = parsePostalDetails(
        { email: mail, correspondence: correspondenceLines, billing: billingLines, hasOwnBilling },
        { ...saved, permissions },
      );
      if (!E.isRight(details)) throw new Error('All that is required is there.');
      const held = postalLines.filter((line) => !mayEditLine(line, permissions));
      for (const line of held) {
        expect(details.right.correspondence[line]).toBe(saved.correspondence[line]);
        expect(details.right.billing[line]).toBe(saved.billing[line]);
      }
      if (!hasAddresses) expect(details.right.email).toBe('CAMILLE.DURAND@EXAMPLE.FR');
    },
  );
});
