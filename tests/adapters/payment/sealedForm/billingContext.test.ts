import { anyText, fc, test } from '../../../support/basis/property';
import { describe, expect, it } from 'vitest';
import {
  paymentContext,
  printableLine,
} from '../../../../src/adapters/payment/sealedForm/billingContext';
import { france, type Country } from '../../../../src/domain/basis/country';

const billingOf = (context: string): Readonly<Record<string, string>> =>
  (
    JSON.parse(Buffer.from(context, 'base64').toString('utf8')) as {
      readonly billing: Readonly<Record<string, string>>;
    }
  ).billing;

const anAddress = {
  addressLine1: '12 rue de la République',
  city: 'Saint-Étienne-du-Grès',
  postalCode: '13103',
  country: france,
};

describe('M5.29 the address of a card payment', () => {
  it('has no accents, the country FR, and the order of the vector', () => {
    const context = Buffer.from(paymentContext(anAddress), 'base64').toString('utf8');
    expect(context).toBe(
      '{"billing":{"addressLine1":"12 rue de la Republique","city":"Saint-Etienne-du-Gres","postalCode":"13103","country":"FR"}}',
    );
  });

  it('P7.19 has the country that the payer chose', () => {
    expect(billingOf(paymentContext({ ...anAddress, country: 'DE' as Country })).country).toBe(
      'DE',
    );
  });

  it.each([
    ['ÀÂÉÈÊËÎÏÔÙÛÜŸÇÑ', 'AAEEEEIIOUUUYCN'],
    ['e\u0301te\u0301', 'ete'],
    ['Sacré-Cœur', 'Sacre-Coeur'],
    ['Île d’Œuf', "Ile d'OEuf"],
    ['quai n°\u00a04', 'quai n 4'],
    ['Łódź', 'Lodz'],
    ['pał', 'pal'],
    ['Ægir, Øst', 'AEgir, Ost'],
    ['færø ßund', 'faero ssund'],
    ['l‘Anse – quai — nord', "l'Anse - quai - nord"],
    ['rue\nBasse\t3', 'rue Basse 3'],
    ['  trop   large  ', 'trop large'],
    ['2\u0301 rue', '2 rue'],
    ['12 ☂☂ rue', '12 rue'],
    ['😀', '-'],
    ['', '-'],
  ])('« %s » is printed « %s »', (typed, printed) => {
    expect(printableLine(typed, 50)).toBe(printed);
  });

  it('is cut to 50 characters, and the city too', () => {
    const long = paymentContext({
      addressLine1: 'É'.repeat(60),
      city: `${'B'.repeat(49)} C`,
      postalCode: '13002-123456',
      country: france,
    });
    expect(billingOf(long)).toEqual({
      addressLine1: 'E'.repeat(50),
      city: 'B'.repeat(49),
      postalCode: '13002-1234',
      country: 'FR',
    });
  });

  test.prop([fc.string({ unit: 'grapheme' }), anyText])(
    'has only printable characters, at least one and at most 50, whatever was typed',
    (addressLine1, city) => {
      const billing = billingOf(
        paymentContext({ addressLine1, city, postalCode: '13002', country: france }),
      );
      for (const line of [billing.addressLine1, billing.city]) {
        expect(line).toMatch(/^[ -~]{1,50}$/);
      }
    },
  );
});

it('a million accents above and below one letter are removed in linear time', () => {
  expect(printableLine(`e${'\u0301\u0323'.repeat(500_000)}té`, 50)).toBe('ete');
});
