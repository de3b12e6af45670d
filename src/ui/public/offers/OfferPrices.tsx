import type { ReactElement } from 'react';
import { formatEuros, isNothingDue } from '../../../domain/money';
import type { Offer } from '../../../domain/offer';
import styles from './Offers.module.css';

/** What an offer costs, line by line, as the tariffs publish it (P3.15, P9.4). */
export function OfferPrices({ offer }: { readonly offer: Offer }): ReactElement {
  const { tariff, quantities, isForIndividualsOnly } = offer;
  const most = Math.max(...quantities);
  return (
    <>
      <p className={styles.deposit}>
        <strong>{formatEuros(tariff.deposit)}</strong> <span>de dépôt de garantie par badge</span>
      </p>
      <dl className={styles.prices}>
        <div>
          <dt>Chargement initial</dt>
          <dd>{formatEuros(tariff.initialLoading)} par badge</dd>
        </div>
        <div>
          <dt>Rechargement automatique</dt>
          <dd>
            {tariff.reload === null
              ? 'Aucune'
              : `${formatEuros(tariff.reload.value)} dès que le solde passe sous ${formatEuros(tariff.reload.threshold)}`}
          </dd>
        </div>
        <div>
          <dt>Livraison</dt>
          <dd>
            {isNothingDue(tariff.shipping)
              ? 'Gratuite, en consigne ou à votre adresse'
              : `Gratuite en consigne, ${formatEuros(tariff.shipping)} à votre adresse`}
          </dd>
        </div>
        <div>
          <dt>Badges</dt>
          <dd>{most === 2 ? '1 ou 2 par commande' : `De 1 à ${most} par commande`}</dd>
        </div>
        <div>
          <dt>Pour qui</dt>
          <dd>
            {isForIndividualsOnly ? 'Les particuliers seulement' : 'Particuliers et professionnels'}
          </dd>
        </div>
      </dl>
    </>
  );
}
