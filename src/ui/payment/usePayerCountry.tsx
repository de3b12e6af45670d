import { useState, type ReactElement } from 'react';
import { words } from './payment.words.fr';
import { keepPayerCountry, recallPayerCountry } from '../../application/payment/payerCountry';
import { france, parseCountry, type Country } from '../../domain/basis/country';
import { useAppDispatch } from '../state/appHooks';
import { CountryField, proposedCountry } from './CountryField';

export interface PayerCountry {
  readonly country: Country;
  /** Its field, for a payment that has no other one (P7.19). */
  readonly countryField: ReactElement;
}

/** The country of the payer, which a known billing address does not tell (M5.29, P7.19). */
export function usePayerCountry(): PayerCountry {
  const dispatch = useAppDispatch();
  const [country, setCountry] = useState(() => dispatch(recallPayerCountry()) ?? proposedCountry());
  const choose = (chosen: Country): void => {
    setCountry(chosen);
    dispatch(keepPayerCountry(chosen));
  };
  return {
    country,
    countryField: (
      <CountryField
        description={words.countryHint}
        value={country}
        onChange={({ currentTarget }) => choose(parseCountry(currentTarget.value) ?? france)}
      />
    ),
  };
}
