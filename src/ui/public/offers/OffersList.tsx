import { Box, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useState, type ReactElement } from 'react';
import { words } from './offers.words.fr';
import { infoIcon } from '../../../../generated/icons';
import type { Offer } from '../../../domain/publicSite/offer';
import { Icon } from '../../design/icon/Icon';
import { OfferCards } from './OfferCards';
import styles from './Offers.module.css';
import { OfferTable } from './OfferTable';

/** The offers for an individual or a professional, as cards and as one table (P2.12, P9.1). */
export function OffersList({ offers }: { readonly offers: readonly Offer[] }): ReactElement {
  const [isCompany, setCompany] = useState(false);
  const isSplit = new Set(offers.map(({ isForIndividualsOnly }) => isForIndividualsOnly)).size > 1;
  const shown = offers.filter(({ isForIndividualsOnly }) => !(isCompany && isForIndividualsOnly));
  return (
    <>
      {isSplit && (
        <SegmentedControl
          aria-label={words.customer}
          className={styles.customer}
          data={[
            { value: 'individual', label: words.individual },
            { value: 'company', label: words.company },
          ]}
          value={isCompany ? 'company' : 'individual'}
          onChange={(value) => setCompany(value === 'company')}
        />
      )}
      <OfferCards offers={shown} compared={offers} level={2} />
      <Box component="p" mt="md" c="dimmed" fz="sm" className={styles.note}>
        <Icon of={infoIcon} />
        <span>{noteOn(shown)}</span>
      </Box>
      <OfferTable offers={shown} />
    </>
  );
}

/** Without the price of the delivery where the offers differ: the table has each. */
function noteOn(offers: readonly Offer[]): string {
  const [shipping, ...others] = new Set(offers.map(({ tariff }) => tariff.shipping));
  return shipping === undefined || shipping === 0 || others.length > 0
    ? words.note
    : words.noteWithDelivery(shipping);
}
