import type { ReactElement } from 'react';
import { formatEuros } from '../../../domain/basis/money';
import type { Offer } from '../../../domain/publicSite/offer';
import content from '../../design/plain/Content.module.css';
import { operatorEasiestPlan } from '../../operator';
import { startPrice } from '../../ordering/startPrice';
import styles from './OfferTable.module.css';
import { neededWords, offerWords } from './offerWords';

const rows: Readonly<Record<string, (offer: Offer) => string>> = {
  'Pour démarrer, par badge': (offer) => formatEuros(startPrice(offer.tariff)),
  ...offerWords,
  'À fournir': neededWords,
};

/** The offers side by side; on a phone the table scrolls inside its frame. */
export function OfferTable({ offers }: { readonly offers: readonly Offer[] }): ReactElement {
  const markOf = ({ code }: Offer): string | undefined =>
    code === operatorEasiestPlan ? styles.easiest : undefined;
  return (
    <section className={styles.compare}>
      <h2 id="comparer">Comparer les offres</h2>
      {/* The keyboard scrolls it. */}
      <div
        role="region"
        aria-labelledby="comparer"
        tabIndex={0}
        className={`${content.card} ${styles.frame}`}
      >
        <table>
          <thead>
            <tr>
              <td />
              {offers.map((offer) => (
                <th key={offer.code} scope="col" className={markOf(offer)}>
                  {offer.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(rows).map(([label, wordsOf]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {offers.map((offer) => (
                  <td key={offer.code} className={markOf(offer)}>
                    {wordsOf(offer)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
