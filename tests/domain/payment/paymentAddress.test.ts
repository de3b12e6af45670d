import { describe, expect, it } from 'vitest';
import { contractPaymentAddress } from '../../../src/domain/payment/paymentAddress';
import type { Country } from '../../../src/domain/basis/country';
import { aContract } from '../../support/subscriber/builders';

describe('M3.7 the billed address of a contract', () => {
  const monaco = 'MC' as Country;
  const other = {
    ...aContract().billing,
    address: '3 QUAI NEUF',
    zip: '13000',
    city: 'PORT-VILLE',
  };

  it('P7.19 is the billing address, in the country that the payer chose', () => {
    expect(contractPaymentAddress(aContract({ billing: other }), monaco)).toEqual({
      addressLine1: '3 QUAI NEUF',
      city: 'PORT-VILLE',
      postalCode: '13000',
      country: 'MC',
    });
  });

  it.each(['address', 'zip', 'city'] as const)(
    'is the correspondence address when the billing address has no %s',
    (line) => {
      const billing = { ...other, [line]: ' ' };
      expect(contractPaymentAddress(aContract({ billing }), monaco)).toEqual({
        addressLine1: '12 RUE DE LA REPUBLIQUE',
        city: 'MARSEILLE',
        postalCode: '13002',
        country: 'MC',
      });
    },
  );
});
