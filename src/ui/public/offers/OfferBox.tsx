import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Offer } from '../../../domain/offer';
import { routes } from '../../navigation/routes';
import { OfferPrices } from './OfferPrices';
import styles from './Offers.module.css';
import { SubscribeLink } from './SubscribeLink';

/** The prices of one offer below the text of its page. */
export function OfferBox({ offer }: { readonly offer: Offer }): ReactElement {
  return (
    <section aria-labelledby="prix" className={styles.box}>
      <div className={styles.card}>
        <h2 id="prix">Les prix</h2>
        <OfferPrices offer={offer} />
        <div className={styles.actions}>
          <SubscribeLink offer={offer} />
          <Link to={routes.subscriptions} className={styles.details}>
            Comparer les offres
          </Link>
        </div>
      </div>
    </section>
  );
}
