import { useState, type ReactElement } from 'react';
import { words } from './payment.words.fr';
import { france, parseCountry, type Country } from '../../domain/basis/country';
import { CountryField, proposedCountry } from './CountryField';

export interface PayerCountry {
  readonly country: Country;
  /** Its field, for a payment that has no other one (P7.19). */
  readonly countryField: ReactElement;
}

/** The country of the payer, which a known billing address does not tell (M5.29, P7.19). */
export function usePayerCountry(): PayerCountry {
  const [country, setCountry] = useState(proposedCountry);
  return {
    country,
    countryField: (
      <CountryField
        description={words.countryHint}
        value={country}
        onChange={({ currentTarget }) => setCountry(parseCountry(currentTarget.value) ?? france)}
      />
    ),
  };
}
