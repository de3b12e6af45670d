import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import type { ReactElement } from 'react';
import { words } from './offers.words.fr';
import styles from './Offers.module.css';

interface CustomerSwitchProps {
  readonly isCompany: boolean;
  readonly onChange: (isCompany: boolean) => void;
}

/** For whom the offers are shown. */
export function CustomerSwitch({ isCompany, onChange }: CustomerSwitchProps): ReactElement {
  return (
    <SegmentedControl
      aria-label={words.customer}
      className={styles.customer}
      data={[
        { value: 'individual', label: words.individual },
        { value: 'company', label: words.company },
      ]}
      value={isCompany ? 'company' : 'individual'}
      onChange={(value) => onChange(value === 'company')}
    />
  );
}
