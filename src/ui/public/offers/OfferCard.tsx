import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Offer } from '../../../domain/offer';
import { OfferPrices } from './OfferPrices';
import styles from './Offers.module.css';
import { SubscribeLink } from './SubscribeLink';

/** One offer: for whom, what it costs, and the way on. */
export function OfferCard({ offer }: { readonly offer: Offer }): ReactElement {
  return (
    <article className={styles.card}>
      <h2>{offer.name}</h2>
      <OfferPrices offer={offer} />
      <div className={styles.actions}>
        <SubscribeLink offer={offer} />
        {offer.path !== null && (
          <Link to={offer.path} className={styles.details}>
            En savoir plus <span className="tp-hidden">sur {offer.name}</span>
          </Link>
        )}
      </div>
    </article>
  );
}
