import type { ReactElement } from 'react';
import { formatEuros } from '../../../domain/money';
import { publishedOffers, type Offer } from '../../../domain/offer';
import { ButtonLink } from '../../design/ButtonLink';
import { routes } from '../../navigation/routes';
import home from '../HomePage.module.css';
import { Published } from '../Published';
import styles from './HomeMore.module.css';

/** Three cards (P2.1), the special offer first, with what one badge asks for before it is ordered. */
export function HomeOffers(): ReactElement {
  return (
    <section aria-labelledby="offres" className={`tp-wide ${home.section}`}>
      <h2 id="offres">Nos offres</h2>
      <Published level={3} skeleton={<OffersShape />}>
        {(site) => {
          const offers = publishedOffers(site).toSorted(specialFirst);
          return offers.length === 0 ? (
            <p>Aucune offre n'est ouverte en ligne pour le moment.</p>
          ) : (
            <ul className={styles.cards}>
              {offers.map((offer) => (
                <OfferTeaser key={offer.code} offer={offer} />
              ))}
            </ul>
          );
        }}
      </Published>
    </section>
  );
}

function specialFirst(one: Offer, other: Offer): number {
  return Number(other.isForIndividualsOnly) - Number(one.isForIndividualsOnly);
}

function OfferTeaser({ offer }: { readonly offer: Offer }): ReactElement {
  const { name, path, tariff, quantities, isForIndividualsOnly } = offer;
  const most = Math.max(...quantities);
  return (
    <li className={`${home.card} ${styles.offer}`}>
      <h3>{name}</h3>
      <p>
        <b className="tp-numbers">{formatEuros(tariff.deposit)}</b> de dépôt par badge
      </p>
      <ul>
        <li>{isForIndividualsOnly ? 'Pour les particuliers' : 'Particuliers et professionnels'}</li>
        <li>{most === 2 ? '1 ou 2 badges' : `De 1 à ${most} badges`}</li>
        <li>
          {tariff.reload === null
            ? 'Sans recharge automatique'
            : `Rechargement automatique de ${formatEuros(tariff.reload.value)}`}
        </li>
      </ul>
      <ButtonLink variant="outline" to={path ?? routes.subscriptions}>
        {`Découvrir ${name}`}
      </ButtonLink>
    </li>
  );
}

function OffersShape(): ReactElement {
  return (
    <div className={styles.cards}>
      <div className={`${home.card} ${styles.offer}`} />
      <div className={`${home.card} ${styles.offer}`} />
      <div className={`${home.card} ${styles.offer}`} />
    </div>
  );
}
