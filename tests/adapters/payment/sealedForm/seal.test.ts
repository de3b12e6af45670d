import { createHmac } from 'node:crypto';
import { fc, test } from '../../../support/basis/property';
import { describe, expect, it } from 'vitest';
import {
  isSealKey,
  sealedText,
  sealKeyBytes,
  toHex,
} from '../../../../src/adapters/payment/sealedForm/seal';

const kitKey = '12345678901234567890123456789012345678P0';
const otherKey = '1036DEFD9175F29EE9337A1F284BDF781D5A4048';

/** Splits `a=1*b=2` at the stars before a name, because values may contain stars too. */
function fieldsOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split(/\*(?=[A-Za-z_-]+=)/).map((field) => {
      const at = field.indexOf('=');
      return [field.slice(0, at), field.slice(at + 1)];
    }),
  );
}

const seal = (text: string, key: string): string =>
  createHmac('sha1', sealKeyBytes(key)).update(text).digest('hex');

const request =
  'TPE=1234567*contexte_commande=eyJiaWxsaW5nIjp7ImFkZHJlc3NMaW5lMSI6IjEyIFJVRSBERSBMQSBSRVBVQkxJUVVFIiwiY2l0eSI6Ik1BUlNFSUxMRSIsInBvc3RhbENvZGUiOiIxMzAwMiIsImNvdW50cnkiOiJGUiJ9fQ==*date=15/09/2025:14:03:09*lgue=FR*mail=client@example.fr*montant=95.25EUR*reference=CDW0000042*societe=operateur*texte-libre=badge*url_retour_err=https://www.example.fr/payment/order/fail*url_retour_ok=https://www.example.fr/payment/order/success?reference=CDW0000042*version=3.0';

const returned = (code: string): string =>
  `TPE=1234567*brand=VI*code-retour=${code}*cvx=oui*date=15/09/2025_a_14:05:11*montant=95.25EUR*reference=CDW0000042*texte-libre=badge*vld=1227`;

const thirdParty =
  'TPE=9344512*authentification=bnVsbAo=*bincb=51638300*brand=MC*cbmasquee=51638300******66*code-retour=paiement*cvx=oui*date=18/11/2022_a_12:10:48*ecard=non*hpancb=6FF1313F3B6FE9B053B21CBDEE516603CB8CF01E*ipclient=127.0.0.1*modepaiement=CB*montant=11.90EUR*numauto=248650*originecb=ESP*originetr=FRA*reference=JXNWHZLUY65F*texte-libre=PHP Unit*typecompte=particulier*usage=debit*vld=1125';

describe('P7.19, P4.35 the seal of the interface v3.0', () => {
  it.each([
    ['a request', request, kitKey, '130e4252fea19a06e285ef99487cb54321bc0916'],
    [
      'a return in test mode',
      returned('payetest'),
      kitKey,
      '4f2c7cfea87954dad0e98fa3e22bb8622ece2eec',
    ],
    ['a paid return', returned('paiement'), kitKey, '301ab377be8625893913bc6fdd8d017b3ae93e57'],
    [
      'a cancelled return',
      returned('Annulation'),
      kitKey,
      'dd591b4be00cf51a9ec41cb37135f3ed274efdfb',
    ],
    [
      "a third party's return, whose values hold stars",
      thirdParty,
      otherKey,
      '31f710ac5a6a73cc13ff20fd936aa59c099b155e',
    ],
  ])('of %s is equal to its vector', (_title, text, key, expected) => {
    const shuffled = Object.fromEntries(Object.entries({ MAC: 'x', ...fieldsOf(text) }).reverse());
    expect(sealedText(shuffled)).toBe(text);
    expect(seal(sealedText(shuffled), key)).toBe(expected);
  });

  test.prop([fc.dictionary(fc.string({ minLength: 1 }), fc.string())])(
    'contains every field except MAC, whatever their order',
    (fields) => {
      const back = Object.fromEntries(Object.entries(fields).reverse());
      expect(sealedText(back)).toBe(sealedText(fields));
      expect(sealedText({ ...fields, MAC: 'anything' })).toBe(sealedText({ ...fields, MAC: '' }));
    },
  );

  it('sorts by code unit: upper case before lower case, hyphens before letters', () => {
    expect(sealedText({ a: '1', Z: '2', 'a-b': '3', aB: '4', a_b: '5' })).toBe(
      'Z=2*a=1*a-b=3*aB=4*a_b=5',
    );
  });
});

describe("the provider's key is 20 bytes", () => {
  it.each([
    ['a 39th P stands for 9', kitKey, '90'],
    ['a 39th G, the lowest in disguise, for 0', `${'0'.repeat(38)}G0`, '00'],
    ['a 39th X for A', `${'0'.repeat(38)}X1`, 'A1'],
    ['a 40th M for 0', `${'0'.repeat(38)}AM`, 'A0'],
    ['a 39th a, beyond the disguise, for itself', `${'0'.repeat(38)}a1`, 'A1'],
    ['plain digits stand for themselves', otherKey, '48'],
  ])('%s', (_title, key, last) => {
    const bytes = sealKeyBytes(key);
    expect(bytes).toHaveLength(20);
    expect(toHex(bytes)).toBe((key.slice(0, 38) + last).toLowerCase());
  });

  it.each([
    '',
    'x',
    '1'.repeat(39),
    '1'.repeat(41),
    `Z${'1'.repeat(39)}`,
    `${'1'.repeat(39)}Z`,
    `${'0'.repeat(38)}\`0`,
  ])('« %s » is not a key', (key) => {
    expect(isSealKey(key)).toBe(false);
    const error = new RangeError('not a key of the payment provider');
    expect(() => sealKeyBytes(key)).toThrow(error);
  });

  test.prop([fc.uint8Array({ minLength: 20, maxLength: 20 })])(
    'plain hexadecimal digits are the bytes themselves',
    (bytes) => {
      expect(sealKeyBytes(toHex(bytes).toUpperCase())).toEqual(bytes);
    },
  );
});
