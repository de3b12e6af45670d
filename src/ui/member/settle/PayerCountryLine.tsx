import { Box } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { chevronDownIcon } from '../../../../generated/icons';
import { Icon } from '../../design/icon/Icon';
import { countryNames } from '../../payment/CountryField';
import type { PayerCountry } from '../../payment/usePayerCountry';
import styles from './PayerCountryLine.module.css';

/**
 * The country that goes to the bank, in a line that opens its field: it is nearly always France. The field
 * has 249 options, which a slow phone would otherwise render with every page that shows a debt.
 */
export function PayerCountryLine({ country, countryField }: PayerCountry): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      maw="24rem"
      mt={4}
      className={styles.country}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{'Pays de facturation\u202f:'}</span> <b>{countryNames()(country)}</b>
        <Icon of={chevronDownIcon} size={16} />
      </summary>
      {isOpen && countryField}
    </Box>
  );
}
