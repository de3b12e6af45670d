import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './offers.words.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import { checkIcon } from '../../../../generated/icons';
import { cents, type Cents } from '../../../domain/basis/money';
import type { Offer } from '../../../domain/publicSite/offer';
import { Icon } from '../../design/icon/Icon';
import content from '../../design/page/Content.module.css';
import { Marked } from '../../design/text/Marked';
import { operatorEasiestPlan } from '../../operator';
import { startPrice } from '../../ordering/startPrice';
import { OfferStart } from './OfferStart';
import styles from './Offers.module.css';
import { audienceOf } from './offerRows';
import { SubscribeLink } from './SubscribeLink';

interface OfferCardsProps {
  readonly offers: readonly Offer[];
  /** The offers that the bars are compared with: those of another customer too. */
  readonly compared?: readonly Offer[];
  /** Of the headings. */
  readonly level: 2 | 3;
}

/** The offers side by side; their bars share one scale (P2.1, P2.12). */
export function OfferCards(props: OfferCardsProps): ReactElement {
  const { offers, compared = offers, level } = props;
  const scale = cents(Math.max(...compared.map(({ tariff }) => startPrice(tariff))));
  return (
    <ul className={`${content.cards} ${styles.cards}`}>
      {offers.map((offer) => (
        <li key={offer.code}>
          <OfferCard offer={offer} scale={scale} level={level} />
        </li>
      ))}
    </ul>
  );
}

interface OfferCardProps {
  readonly offer: Offer;
  /** The highest price to start among the offers. */
  readonly scale: Cents;
  readonly level: 2 | 3;
}

/** One offer: what one pays to start, and its two links. The recommended one has the accent. */
function OfferCard({ offer, scale, level }: OfferCardProps): ReactElement {
  const Heading = `h${level}` as const;
  const isEasiest = offer.code === operatorEasiestPlan;
  return (
    <article className={`${content.card} ${styles.card} ${isEasiest ? styles.easiest : ''}`}>
      {isEasiest && (
        <p className={styles.label}>
          <Icon of={checkIcon} size={16} /> <span>{words.easiest}</span>
        </p>
      )}
      <Box component={Heading} lang={operatorLanguage} fz="1.375rem">
        {offer.name}
      </Box>
      <Box component="p" c="dimmed" fz="sm">
        {audienceOf(offer)}
      </Box>
      <OfferStart offer={offer} scale={scale} />
      <div className={`tp-screen ${styles.actions}`}>
        <SubscribeLink offer={offer} variant={isEasiest ? 'action' : 'outline'} />
        {offer.path !== null && (
          <Link to={offer.path}>
            <Marked
              text={words.more(offer.name)}
              mark={(which) => <span className="tp-hidden">{which}</span>}
            />
          </Link>
        )}
      </div>
    </article>
  );
}
