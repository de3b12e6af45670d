import { describe, expect, it } from 'vitest';
import { sealIsRight, sealOf, testKey } from '../../../scripts/simulators/bank/seal.ts';

/** Splits `name=value` pairs joined with `*`; a value may contain `=`. */
function fieldsOf(sealed: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    sealed.split(/\*(?=[\w-]+=)/).map((field) => {
      const equals = field.indexOf('=');
      return [field.slice(0, equals), field.slice(equals + 1)];
    }),
  );
}

const form = fieldsOf(
  'TPE=1234567' +
    '*contexte_commande=eyJiaWxsaW5nIjp7ImFkZHJlc3NMaW5lMSI6IjEyIFJVRSBERSBMQSBSRVBVQkxJU' +
    'VVFIiwiY2l0eSI6Ik1BUlNFSUxMRSIsInBvc3RhbENvZGUiOiIxMzAwMiIsImNvdW50cnkiOiJGUiJ9fQ==' +
    '*date=15/09/2025:14:03:09*lgue=FR*mail=client@example.fr*montant=95.25EUR' +
    '*reference=CDW0000042*societe=operateur*texte-libre=badge' +
    '*url_retour_err=https://www.example.fr/payment/order/fail' +
    '*url_retour_ok=https://www.example.fr/payment/order/success?reference=CDW0000042' +
    '*version=3.0',
);

function answer(returnCode: string): Readonly<Record<string, string>> {
  return fieldsOf(
    `TPE=1234567*brand=VI*code-retour=${returnCode}*cvx=oui*date=15/09/2025_a_14:05:11` +
      '*montant=95.25EUR*reference=CDW0000042*texte-libre=badge*vld=1227',
  );
}

const thirdPartyKey = '1036DEFD9175F29EE9337A1F284BDF781D5A4048';
const thirdParty = fieldsOf(
  'TPE=9344512*authentification=bnVsbAo=*bincb=51638300*brand=MC' +
    '*cbmasquee=51638300******66*code-retour=paiement*cvx=oui*date=18/11/2022_a_12:10:48' +
    '*ecard=non*hpancb=6FF1313F3B6FE9B053B21CBDEE516603CB8CF01E*ipclient=127.0.0.1' +
    '*modepaiement=CB*montant=11.90EUR*numauto=248650*originecb=ESP*originetr=FRA' +
    '*reference=JXNWHZLUY65F*texte-libre=PHP Unit*typecompte=particulier*usage=debit' +
    '*vld=1125',
);

describe('P7.19 the seal of a card payment', () => {
  it('is correct for the known form', () => {
    expect(sealOf(form, testKey)).toBe('130e4252fea19a06e285ef99487cb54321bc0916');
  });

  it.each([
    ['payetest', '4f2c7cfea87954dad0e98fa3e22bb8622ece2eec'],
    ['paiement', '301ab377be8625893913bc6fdd8d017b3ae93e57'],
    ['Annulation', 'dd591b4be00cf51a9ec41cb37135f3ed274efdfb'],
  ])('is correct for the known report %s', (returnCode, seal) => {
    expect(sealOf(answer(returnCode), testKey)).toBe(seal);
  });

  it("equals a third party's result for another key and values with asterisks", () => {
    const MAC = '31F710AC5A6A73CC13FF20FD936AA59C099B155E';
    expect(sealOf(thirdParty, thirdPartyKey)).toBe(MAC.toLowerCase());
    expect(sealIsRight({ ...thirdParty, MAC }, thirdPartyKey)).toBe(true);
  });

  it('is wrong after a change of one cent, or without a MAC of 40 digits', () => {
    const MAC = sealOf(form, testKey);
    expect(sealIsRight({ ...form, MAC }, testKey)).toBe(true);
    expect(sealIsRight({ ...form, MAC, montant: '95.24EUR' }, testKey)).toBe(false);
    expect(sealIsRight({ ...form, MAC }, thirdPartyKey)).toBe(false);
    for (const wrong of ['', MAC.slice(1), `${MAC}00`, 'z'.repeat(40)]) {
      expect(sealIsRight({ ...form, MAC: wrong }, testKey)).toBe(false);
    }
    expect(sealIsRight(form, testKey)).toBe(false);
  });
});
