import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useMemo, type ReactElement } from 'react';
import { language } from '../words/language.fr';
import { words } from './payment.words.fr';
import { countryOfDevice, france, listedCountries, type Country } from '../../domain/basis/country';

/** The country proposed to a payer: on French pages France, elsewhere that of the device (P7.19). */
export function proposedCountry(): Country {
  return language.tag === 'fr' ? france : (countryOfDevice(navigator.languages) ?? france);
}

/** The names of countries in the language of the page. */
export function countryNames(): (country: Country) => string {
  const names = new Intl.DisplayNames([language.tag], { type: 'region' });
  return (country) => names.of(country) ?? country;
}

/** The payer's country, for the bank: France first, then that of the device (P7.19). */
export function CountryField(props: Omit<NativeSelectProps, 'data' | 'label'>): ReactElement {
  const data = useMemo(() => {
    const nameOf = countryNames();
    const { compare } = new Intl.Collator(language.tag);
    return listedCountries(countryOfDevice(navigator.languages), nameOf, compare).map((value) => ({
      value,
      label: nameOf(value),
    }));
  }, []);
  return (
    <NativeSelect label={words.country} autoComplete="billing country" data={data} {...props} />
  );
}
