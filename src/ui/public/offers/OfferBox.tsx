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
    <section aria-labelledby="prix" className={styles.box}>
      <div className={`${content.card} ${styles.card}`}>
        <h2 id="prix">{words.prices}</h2>
        <OfferStart offer={offer} scale={startPrice(offer.tariff)} />
        <dl className={styles.words}>
          {offerRows.map(({ label, valueOf }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{valueOf(offer)}</dd>
            </div>
          ))}
        </dl>
        <div className={`tp-screen ${styles.actions}`}>
          <SubscribeLink offer={offer} variant="action" />
          <Link to={routes.subscriptions} className={styles.details}>
            {words.compare}
          </Link>
        </div>
      </div>
    </section>
  );
}
