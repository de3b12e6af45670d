import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { words } from './offerPrice.words.fr';
import type { Offer } from '../../../domain/publicSite/offer';
import content from '../../design/page/Content.module.css';
import { operatorEasiestPlan } from '../../operator';
import { startPrice } from '../../ordering/startPrice';
import styles from './OfferTable.module.css';
import { neededFor, offerRows, type OfferRow } from './offerRows';

const rows: readonly OfferRow[] = [
  { label: words.rows.start, valueOf: (offer) => formatEuros(startPrice(offer.tariff)) },
  ...offerRows,
  { label: words.rows.needed, valueOf: neededFor },
];

/** The offers side by side; on a phone the table scrolls inside its frame. */
export function OfferTable({ offers }: { readonly offers: readonly Offer[] }): ReactElement {
  const markOf = ({ code }: Offer): string | undefined =>
    code === operatorEasiestPlan ? styles.easiest : undefined;
  return (
    <Box component="section" mt="xl">
      <h2 id="comparer">{words.compare}</h2>
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
            {rows.map(({ label, valueOf }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {offers.map((offer) => (
                  <td key={offer.code} className={markOf(offer)}>
                    {valueOf(offer)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Box>
  );
}
