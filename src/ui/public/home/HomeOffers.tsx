import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { arrowRightIcon } from '../../../../generated/shellIcons';
import { formatEuros, isNothingDue, sumCents } from '../../../domain/basis/money';
import { publishedOffers, type Offer } from '../../../domain/publicSite/offer';
import { Icon } from '../../design/icon/Icon';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { routes } from '../../navigation/routes';
import home from './HomePage.module.css';
import { Published } from '../frame/Published';
import styles from './HomeMore.module.css';

/** Three cards (P2.1), the special offer first, with what one badge costs to start. */
export function HomeOffers(): ReactElement {
  return (
    <section aria-labelledby="offres" className={`tp-wide ${home.section} ${styles.offers}`}>
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
      <p className={styles.compare}>
        <Link to={routes.subscriptions}>
          Comparer les offres
          <Icon of={arrowRightIcon} />
        </Link>
      </p>
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
      <div>
        <h3>{name}</h3>
        <p>
          <b className="tp-numbers">
            {formatEuros(sumCents([tariff.deposit, tariff.initialLoading]))}
          </b>{' '}
          pour démarrer
        </p>
      </div>
      <ul>
        <li>{isForIndividualsOnly ? 'Pour les particuliers' : 'Particuliers et professionnels'}</li>
        <li>{most === 2 ? '1 ou 2 badges' : `De 1 à ${most} badges`}</li>
        <li>
          {isNothingDue(tariff.deposit)
            ? 'Sans dépôt de garantie'
            : `Dont ${formatEuros(tariff.deposit)} de dépôt, rendus au retour du badge`}
        </li>
        <li>
          {tariff.reload === null
            ? 'Sans rechargement automatique'
            : `Nous rechargeons ${formatEuros(tariff.reload.value)} quand il reste moins de ${formatEuros(tariff.reload.threshold)}`}
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
