import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { words } from './offerPrice.words.fr';
import { isNothingDue, type Cents } from '../../../domain/basis/money';
import type { Offer } from '../../../domain/publicSite/offer';
import { Marked } from '../../design/text/Marked';
import { startPrice } from '../../ordering/startPrice';
import styles from './OfferStart.module.css';

interface OfferStartProps {
  readonly offer: Offer;
  /** The amount of a whole bar: the highest of the compared offers, so that their bars share a scale. */
  readonly scale: Cents;
}

/** What one pays to start, how much of it comes back, and its two parts (P3.15, P9.4). */
export function OfferStart({ offer, scale }: OfferStartProps): ReactElement {
  const { deposit, initialLoading } = offer.tariff;
  return (
    <>
      <Box component="p" mt="sm" c="dimmed">
        <Marked
          text={words.start(startPrice(offer.tariff))}
          mark={(price) => (
            <Box component="strong" c="bright" fz="2.25rem" lh={1.2}>
              {price}
            </Box>
          )}
        />
      </Box>
      <Box component="p" c="var(--tp-ok)" fw={650}>
        {isNothingDue(deposit) ? words.withoutDeposit : words.returned(deposit)}
      </Box>
      <PriceBar loading={initialLoading} deposit={deposit} scale={scale} />
      <Box component="dl" mt="var(--tp-space-2)" mb="md" className={styles.parts}>
        <div>
          <dt>{words.loadingPart}</dt>
          <dd>{formatEuros(initialLoading)}</dd>
        </div>
        <div>
          <dt className={isNothingDue(deposit) ? styles.none : styles.returned}>
            {words.depositPart}
          </dt>
          <dd>{formatEuros(deposit)}</dd>
        </div>
      </Box>
    </>
  );
}

interface PriceBarProps {
  readonly loading: Cents;
  readonly deposit: Cents;
  readonly scale: Cents;
}

/** The two parts to scale, a line of the card's colour between them; the list has the amounts. */
function PriceBar({ loading, deposit, scale }: PriceBarProps): ReactElement {
  const share = (amount: number): string => `${scale > 0 ? (100 * amount) / scale : 0}%`;
  return (
    <Box
      component="svg"
      display="block"
      mt="md"
      width="100%"
      height="10"
      fill="var(--tp-primary)"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={share(loading)} height="10" rx="2" />
      {deposit > 0 && (
        <rect
          x={share(loading)}
          width={share(deposit)}
          height="10"
          rx="2"
          fill="var(--tp-deposit)"
          stroke="var(--tp-surface)"
          strokeWidth="2"
        />
      )}
    </Box>
  );
}
