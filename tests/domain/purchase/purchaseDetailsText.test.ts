import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  parsePurchaseDetails,
  tidyFullName,
  tidyPurchaseEmail,
  tidyPurchaseLine,
  type PurchaseDetailsInput,
} from '../../../src/domain/purchase/purchaseDetails';
import { billingLines, someDetails } from '../../support/purchase/purchase';
import { splitFullName } from '../../../src/domain/purchase/holderNames';

const parse = (part: Partial<PurchaseDetailsInput>) =>
  parsePurchaseDetails(someDetails(part), 'individual');

const told = (part: Partial<PurchaseDetailsInput>): unknown => {
  const parsed = parse(part);
  return E.isLeft(parsed) ? parsed.left : {};
};

describe("P5.3 an individual's name and first name are two words as they were typed", () => {
  it.each([
    '',
    'DURAND',
    'DURAND ',
    ' DURAND',
    'DURAND-',
    'Jean-Pierre',
    'durand-camille',
    "D'ALMEIDA",
    '   ',
    '-',
    ' - ',
    'DURAND -',
    '- DURAND',
    "' DURAND'",
    '\u00A0',
  ])('« %s » is refused: removed characters are not part of a name', (name) => {
    expect(told({ name })).toEqual({ name: { kind: 'purchaseDetails/name-incomplete' } });
  });

  it.each([
    ['DURAND CAMILLE', 'DURAND CAMILLE'],
    ['durand camille', 'DURAND CAMILLE'],
    ['  Durand   Camille ', 'DURAND CAMILLE'],
    ['Durand\u00A0Camille', 'DURAND CAMILLE'],
    ['Durand\tCamille', 'DURAND CAMILLE'],
    ["D'Almeida José-María", 'D ALMEIDA JOSE MARIA'],
    ['Le Cœur - Éloïse', 'LE COEUR ELOISE'],
  ])('« %s » is sent as %s', (name, companyName) => {
    expect(parse({ name })).toMatchObject(E.right({ correspondence: { companyName } }));
  });

  it.each([
    ['DURAND CAMILLE', 'DURAND', 'CAMILLE'],
    ['DURAND Jean-Pierre', 'DURAND', 'JEAN PIERRE'],
    ["D'ALMEIDA José-María", 'D ALMEIDA', 'JOSE MARIA'],
    ['DE LA TOUR MARIE', 'DE LA TOUR', 'MARIE'],
    ['Þórsdóttir Guðrún', 'THORSDOTTIR', 'GUDRUN'],
    ['  DURAND   CAMILLE ', 'DURAND', 'CAMILLE'],
    ['DURAND - CAMILLE', 'DURAND', 'CAMILLE'],
    ['DURAND', '', 'DURAND'],
    ['', '', ''],
  ])('P7.14, P7.15 « %s » is « %s », then « %s » in the contract', (name, lastname, firstname) => {
    expect(splitFullName(name)).toEqual({ lastname, firstname });
    if (lastname !== '') {
      const companyName = `${lastname} ${firstname}`;
      expect(parse({ name })).toMatchObject(
        E.right({ holder: { lastname, firstname }, correspondence: { companyName } }),
      );
    }
  });

  it('P7.14 corrected names are those of the contract, of the address and of its holder', () => {
    const corrected = { hasOwnNames: true, lastname: 'Garçon', firstname: 'Marie-Thérèse' };
    expect(parse({ name: 'GARÇON MARIE THÉRÈSE', ...corrected })).toMatchObject(
      E.right({
        holder: { lastname: 'GARCON', firstname: 'MARIE THERESE' },
        correspondence: { companyName: 'GARCON MARIE THERESE' },
      }),
    );
  });

  it.each([
    [{ lastname: ' ', firstname: 'M' }, { lastname: 'lastname-missing' }],
    [{ lastname: 'G', firstname: '-' }, { firstname: 'firstname-missing' }],
    [
      { lastname: 'G', firstname: 'Мария' },
      { firstname: 'name-not-latin', lastname: 'name-not-latin' },
    ],
    [{ lastname: 'G'.repeat(15), firstname: 'M'.repeat(15) }, { lastname: 'name-too-long' }],
  ])('corrected names are both required: %j', (names, kinds) => {
    const errors = Object.entries(kinds).map(([field, kind]) => [
      field,
      { kind: `purchaseDetails/${kind}` },
    ]);
    expect(told({ hasOwnNames: true, ...names })).toEqual(Object.fromEntries(errors));
  });
});

describe('P5.5 a letter of another script is said, not removed', () => {
  it.each(['name', 'address', 'address2', 'city'] as const)('%s', (line) => {
    const kind = `purchaseDetails/${line === 'name' ? 'name' : 'line'}-not-latin`;
    expect(told({ [line]: 'Иванов Пётр' })).toEqual({ [line]: { kind } });
    expect(tidyPurchaseLine('address', 'улица 7')).toBe('УЛИЦА 7');
  });
});

describe('P5.5 lines of an address', () => {
  it.each([
    ['address', '12, rue de la République', '12 RUE DE LA REPUBLIQUE'],
    ['address', "3 rue de l'Évêché", '3 RUE DE L EVECHE'],
    ['address', '5 rue du Cœur–Volant', '5 RUE DU COEUR VOLANT'],
    ['address2', 'bât. B - esc. 2', 'BAT B ESC 2'],
    ['address3', '«»', ''],
    ['address3', 'apt_4', 'APT 4'],
    ['zip', '13 002', '13002'],
    ['zip', 'F-13002', '13002'],
    ['zip', '2a-004', '2A004'],
    ['city', " L'Haÿ-les-Roses ", 'L HAY LES ROSES'],
    ['city', 'Saint  Étienne', 'SAINT ETIENNE'],
  ] as const)('%s typed as « %s » is sent as « %s »', (line, typed, sent) => {
    expect(parse({ [line]: typed })).toMatchObject(E.right({ correspondence: { [line]: sent } }));
    const billing = { ...billingLines, [line]: typed };
    expect(parse({ hasOwnBilling: true, billing })).toMatchObject(
      E.right({ billing: { [line]: sent } }),
    );
  });

  it.each([
    ['address', "l'ét", 'purchaseDetails/address-too-short'],
    ['zip', '130-2', 'purchaseDetails/zip-too-short'],
    ['zip', '    13', 'purchaseDetails/zip-too-short'],
    ['zip', '13002 A', 'purchaseDetails/zip-too-long'],
    ['city', 'Y.', 'purchaseDetails/city-too-short'],
  ] as const)('removed characters are not counted: %s « %s »', (line, typed, kind) => {
    expect(told({ [line]: typed })).toEqual({ [line]: { kind } });
  });

  it('removed characters do not make a line too long', () => {
    expect(told({ address: `${'X'.repeat(30)} ...`, city: `  ${'X'.repeat(25)}'` })).toEqual({});
  });
});

describe('P5.5 while it is typed', () => {
  it.each([
    ['address', "3 rue de l'É", '3 RUE DE L E'],
    ['address', 'rue  du ', 'RUE DU '],
    ['companyName', 'h&m', 'H M'],
    ['city', 'aix-', 'AIX '],
    ['zip', '2a-004', '2a004'],
    ['phoneHome', '04.65.71-03', '04657103'],
    ['phoneMobile', '+33 (0)6', '+33 (0)6'],
    ['phoneWork', '0\u200b4[', '04'],
  ] as const)('%s « %s » shows « %s »', (line, typed, shown) => {
    expect(tidyPurchaseLine(line, typed)).toBe(shown);
  });

  it.each([
    ['Durand Jean-Pierre', 'DURAND JEAN-PIERRE'],
    ["d'Almeida\u200b josé ", "D'ALMEIDA JOSÉ "],
  ])('the name « %s » shows « %s »: its signs stay', (typed, shown) => {
    expect(tidyFullName(typed)).toBe(shown);
  });

  it('an e-mail is in lower case; two words are not made one address', () => {
    expect(tidyPurchaseEmail(' Camille.DURAND@Example.fr\n')).toBe('camille.durand@example.fr');
    expect(tidyPurchaseEmail('Jean  Durand@b.fr')).toBe('jean durand@b.fr');
    expect(tidyPurchaseEmail('Camille .Durand @ example .fr')).toBe('camille.durand@example.fr');
  });
});

describe('P5.6 phones', () => {
  it.each([
    ['+33 (0)6 39 98 01 12', '0639980112'],
    ['', ''],
    ['+49 1512 3456789', ''],
    ['+377 93 12 34 56', ''],
  ])('« %s » is sent as « %s »: a foreign number does not block', (phoneMobile, sent) => {
    expect(parse({ phoneMobile })).toMatchObject(
      E.right({ correspondence: { phoneMobile: sent } }),
    );
  });

  it.each(['phoneHome', 'phoneMobile', 'phoneWork'] as const)('%s is not required', (phone) => {
    expect(parse({ [phone]: '' })).toMatchObject(E.right({ correspondence: { [phone]: '' } }));
    const billing = { ...billingLines, [phone]: '01 99 00 00 01 2' };
    expect(told({ hasOwnBilling: true, billing })).toEqual({
      [`billing.${phone}`]: { kind: 'phone/not-ten' },
    });
    expect(told({ hasOwnBilling: false, billing })).toEqual({});
  });
});

describe('P5.2, P5.6 the e-mail and its confirmation', () => {
  const both = (email: string, emailConfirmation = email) => ({ email, emailConfirmation });
  const differ = { kind: 'purchaseDetails/emails-differ' };
  const tooShort = { kind: 'purchaseDetails/email-too-short' };
  const missing = { kind: 'purchaseDetails/confirmation-too-short' };
  const tooLong = { kind: 'purchaseDetails/email-too-long' };
  const invalid = { kind: 'email/invalid' };

  it.each([
    ['a@b.fr', {}],
    [`${'a'.repeat(40)}@exampl.fr`, {}],
    [`${'a'.repeat(41)}@exampl.fr`, { email: tooLong }],
    ['@b.fr', { email: tooShort, emailConfirmation: missing }],
    ['', { email: tooShort, emailConfirmation: missing }],
    ['a@.f', { email: tooShort, emailConfirmation: missing }],
    ['camille', { email: invalid }],
    ['a@exemple', { email: invalid }],
    ['jean durand@b.fr', { email: invalid }],
    ['a@@example.fr', { email: invalid }],
  ])('%s: %j', (email, errors) => {
    expect(told(both(email))).toEqual(errors);
  });

  it('what a mail puts around one of them makes no difference', () => {
    expect(parse(both('<camille.durand@example.fr>', 'camille.durand@example.fr,'))).toMatchObject(
      E.right({ email: 'camille.durand@example.fr' }),
    );
  });

  it('P5.5 upper or lower case and spaces make no difference', () => {
    const typed = both('Camille.DURAND@example.fr ', ' camille.durand@EXAMPLE.fr');
    expect(parse(typed)).toMatchObject(E.right({ email: 'camille.durand@example.fr' }));
  });

  it.each([
    ['another', 'camille.durant@example.fr', differ],
    ['the beginning of it', 'camille.durand@example.f', differ],
    ['6 characters of another', 'a@b.fr', differ],
    ['5 characters', '@b.fr', missing],
    ['none', '', missing],
  ])('the confirmation is the same: %s is reported at the confirmation', (_title, typed, error) => {
    expect(told(both('camille.durand@example.fr', typed))).toEqual({ emailConfirmation: error });
  });

  it('an invalid e-mail is reported once, at the e-mail', () => {
    expect(told(both('camille', 'camille.durand@example.fr'))).toEqual({ email: invalid });
  });
});
