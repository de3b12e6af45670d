import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words as homeWords } from './home.words.fr';
import { arrowRightIcon } from '../../../../generated/shellIcons';
import { areOffersUnknown, publishedOffers, type Offer } from '../../../domain/publicSite/offer';
import { Icon } from '../../design/icon/Icon';
import content from '../../design/page/Content.module.css';
import { routes } from '../../navigation/routes';
import home from './HomePage.module.css';
import { Published } from '../frame/Published';
import { OfferCards } from '../offers/OfferCards';
import offerStyles from '../offers/Offers.module.css';
import styles from './HomeMore.module.css';

const words = homeWords.offers;

/** Three cards (P2.1), the special offer first, with what one badge costs to start. */
export function HomeOffers(): ReactElement {
  return (
    <section aria-labelledby="offres" className={`tp-wide ${home.section} ${styles.offers}`}>
      <h2 id="offres">{words.title}</h2>
      <Published level={3} skeleton={<OffersShape />}>
        {(site) => {
          const offers = publishedOffers(site).toSorted(specialFirst);
          return offers.length === 0 ? (
            <p className={styles.none}>
              {areOffersUnknown(offers, site) ? words.unknown : words.none}
            </p>
          ) : (
            <OfferCards offers={offers} level={3} />
          );
        }}
      </Published>
      <p className={styles.compare}>
        <Link to={routes.subscriptions}>
          <span>{words.compare}</span>
          <Icon of={arrowRightIcon} />
        </Link>
      </p>
    </section>
  );
}

function specialFirst(one: Offer, other: Offer): number {
  return Number(other.isForIndividualsOnly) - Number(one.isForIndividualsOnly);
}

function OffersShape(): ReactElement {
  return (
    <div className={`${content.cards} ${offerStyles.cards}`}>
      {['first', 'second', 'third'].map((name) => (
        <div key={name} className={`${content.card} ${offerStyles.blank}`} />
      ))}
    </div>
  );
}
