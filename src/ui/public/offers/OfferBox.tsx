import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './offerPrice.words.fr';
import type { Offer } from '../../../domain/publicSite/offer';
import content from '../../design/page/Content.module.css';
import { routes } from '../../navigation/routes';
import { startPrice } from '../../ordering/startPrice';
import { OfferStart } from './OfferStart';
import styles from './Offers.module.css';
import { offerRows } from './offerRows';
import { SubscribeLink } from './SubscribeLink';

/** The prices of one offer below the text of its page. */
export function OfferBox({ offer }: { readonly offer: Offer }): ReactElement {
  return (
    <Box component="section" aria-labelledby="prix" maw="42rem" mt="xl">
      <div className={`${content.card} ${styles.card}`}>
        <Box component="h2" id="prix" fz="1.375rem">
          {words.prices}
        </Box>
        <OfferStart offer={offer} scale={startPrice(offer.tariff)} />
        <Box component="dl" mt={0} mb="lg" className={styles.words}>
          {offerRows.map(({ label, valueOf }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{valueOf(offer)}</dd>
            </div>
          ))}
        </Box>
        <div className={`tp-screen ${styles.actions}`}>
          <SubscribeLink offer={offer} variant="action" />
          <Link to={routes.subscriptions}>{words.compare}</Link>
        </div>
      </div>
    </Box>
  );
}
