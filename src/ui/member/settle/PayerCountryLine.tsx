import type { ReactElement } from 'react';
import { countryNames } from '../../payment/CountryField';
import type { PayerCountry } from '../../payment/usePayerCountry';
import styles from './PayerCountryLine.module.css';

/** The country that goes to the bank, in a line that opens its field: it is nearly always France. */
export function PayerCountryLine({ country, countryField }: PayerCountry): ReactElement {
  return (
    <details className={styles.country}>
      <summary>
        <span>{'Pays de facturation\u202f:'}</span> <b>{countryNames()(country)}</b>
      </summary>
      {countryField}
    </details>
  );
}
