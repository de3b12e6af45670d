import { fc, test } from '@fast-check/vitest';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { ContractPermissions, PostalAddress } from '../../src/domain/contract';
import type { Email } from '../../src/domain/email';
import {
  isRequiredLine,
  mayEditLine,
  parsePostalDetails,
  postalLines,
  type PostalBlock,
  type PostalInput,
  type SavedPostalDetails,
} from '../../src/domain/postalDetails';
import { withPostalDetails } from '../../src/domain/afterSave';
import { aContract, aContractFile, aSubscriber } from '../support/builders';

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
      if (isRequired) expect(parsed).toEqual(left(missing));
      else expect(isRight(parsed)).toBe(true);
    }
  });

  it.each([
    [' ', left({ email: { kind: 'email/missing' } })],
    ['camille', left({ email: { kind: 'email/invalid' } })],
    [' a@example.fr ', right(expect.objectContaining({ email: 'A@EXAMPLE.FR' }))],
  ])('e-mail, which looks like one, in upper case (M5.11): %j', (email, expected) => {
    expect(parsePostalDetails(typed({ email }), saved)).toEqual(expected);
  });

  const empty = { ...correspondence, address: '', zip: ' ', city: '.' };
  const missingIn = (block: PostalBlock) => ({
    [`${block}.address`]: { kind: 'postalDetails/address-missing' },
    [`${block}.zip`]: { kind: 'postalDetails/zip-missing' },
    [`${block}.city`]: { kind: 'postalDetails/city-missing' },
  });

  it('all that is missing is told at once, in the order of the screen', () => {
    const parsed = parsePostalDetails(
      typed({ email: '', correspondence: empty, billing: empty }),
      saved,
    );
    const expected = {
      ...missingIn('correspondence'),
      email: { kind: 'email/missing' },
      ...missingIn('billing'),
    };
    expect(parsed).toEqual(left(expected));
    expect(Object.keys(isRight(parsed) ? {} : parsed.left)).toEqual(Object.keys(expected));
  });

  it('of the billing address only when it is another one (M5.14)', () => {
    const same = typed({ billing: empty, hasOwnBilling: false });
    expect(isRight(parsePostalDetails(same, saved))).toBe(true);
    expect(parsePostalDetails({ ...same, correspondence: empty }, saved)).toEqual(
      left(missingIn('correspondence')),
    );
  });

  it('not where they may not be edited: the subscriber could not mend them (M6.4)', () => {
    const incomplete = { ...saved, correspondence: empty, permissions: noAddresses };
    expect(
      isRight(parsePostalDetails(typed({ email: '', correspondence: empty }), incomplete)),
    ).toBe(true);
  });
});

describe('M7.16 the whole set is saved', () => {
  it('tidied, whatever the way it came (M5.11)', () => {
    const moved = {
      ...correspondence,
      address: " 27 bd de l'Église ",
      zip: '13-008',
      phoneHome: '04.65.71.03.11',
    };
    expect(parsePostalDetails(typed({ correspondence: moved }), saved)).toEqual(
      right({
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

  it('billing repeats correspondence when the box is not ticked, but for the company name (M5.12)', () => {
    const moved = { ...correspondence, address: '1 RUE NEUVE', fax: '0465710399' };
    const details = parsePostalDetails(
      typed({ correspondence: moved, hasOwnBilling: false }),
      saved,
    );
    expect(details).toMatchObject(
      right({
        correspondence: moved,
        billing: { ...moved, companyName: 'ATELIERS DU VIEUX QUAI' },
      }),
    );
  });
});

const given = fc.string().map((text) => `1${text}`);
const anyLines = fc.record({
  address: given,
  address2: fc.string(),
  address3: fc.string(),
  zip: given,
  city: given,
  phoneHome: fc.string(),
  phoneMobile: fc.string(),
  phoneWork: fc.string(),
  fax: fc.string(),
});

describe('M3.6 what may not be edited is sent back exactly as it was', () => {
  it.each(postalLines)('%s follows its own flag', (line) => {
    const isPhone = line.startsWith('phone') || line === 'fax';
    expect(mayEditLine(line, noAddresses)).toBe(isPhone);
    expect(mayEditLine(line, noPhones)).toBe(!isPhone);
  });

  test.prop([anyLines, anyLines, fc.emailAddress(), fc.boolean(), fc.boolean()])(
    'whatever stands on the screen',
    (correspondenceLines, billingLines, email, hasOwnBilling, hasAddresses) => {
      const permissions = hasAddresses ? noPhones : noAddresses;
      const details = parsePostalDetails(
        { email, correspondence: correspondenceLines, billing: billingLines, hasOwnBilling },
        { ...saved, permissions },
      );
      if (!isRight(details)) throw new Error('All that is required is there.');
      const held = postalLines.filter((line) => !mayEditLine(line, permissions));
      for (const line of held) {
        expect(details.right.correspondence[line]).toBe(saved.correspondence[line]);
        expect(details.right.billing[line]).toBe(saved.billing[line]);
      }
      if (!hasAddresses) expect(details.right.email).toBe('CAMILLE.DURAND@EXAMPLE.FR');
    },
  );
});

describe('M4.3 after a save', () => {
  const first = aContractFile({ contract: aContract({ id: 1 }) });
  const second = aContractFile({ contract: aContract({ id: 2 }) });
  const subscriber = aSubscriber({ contracts: [first, second] });
  const answered = aContract({ id: 2, billing: elsewhere });

  it('the contract is the one that was answered, its addresses and phones locked; nothing else changes', () => {
    const email = 'CAMILLE.DURAND@EXAMPLE.FR' as Email;
    expect(withPostalDetails(subscriber, { contract: answered, email })).toEqual({
      ...subscriber,
      contracts: [
        first,
        {
          ...second,
          contract: {
            ...answered,
            permissions: { addresses: false, phones: false, bank: true, invoiceOption: true },
          },
        },
      ],
    });
  });

  it('the e-mail follows', () => {
    const email = 'NEUF@EXAMPLE.FR' as Email;
    expect(withPostalDetails(subscriber, { contract: answered, email }).email).toBe(email);
  });
});
