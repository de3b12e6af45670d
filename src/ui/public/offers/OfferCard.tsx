import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from '#words/content/offers';
import { operatorLanguage } from '#words/operatorText';
import { checkIcon } from '../../../../generated/icons';
import type { Cents } from '../../../domain/basis/money';
import type { Offer } from '../../../domain/publicSite/offer';
import { Icon } from '../../design/icon/Icon';
import content from '../../design/plain/Content.module.css';
import { Marked } from '../../design/text/Marked';
import { operatorEasiestPlan } from '../../operator';
import { OfferStart } from './OfferStart';
import styles from './Offers.module.css';
import { audienceOf } from './offerRows';
import { SubscribeLink } from './SubscribeLink';

interface OfferCardProps {
  readonly offer: Offer;
  /** The highest price to start among the offers. */
  readonly scale: Cents;
}

/** One offer: what one pays to start, and its two links. The recommended one has the accent. */
export function OfferCard({ offer, scale }: OfferCardProps): ReactElement {
  const isEasiest = offer.code === operatorEasiestPlan;
  return (
    <article className={`${content.card} ${styles.card} ${isEasiest ? styles.easiest : ''}`}>
      {isEasiest && (
        <p className={styles.label}>
          <Icon of={checkIcon} size={16} /> <span>{words.easiest}</span>
        </p>
      )}
      <h2 lang={operatorLanguage}>{offer.name}</h2>
      <p className={styles.audience}>{audienceOf(offer)}</p>
      <OfferStart offer={offer} scale={scale} />
      <div className={styles.actions}>
        <SubscribeLink offer={offer} variant={isEasiest ? 'action' : 'outline'} />
        {offer.path !== null && (
          <Link to={offer.path} className={styles.details}>
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
