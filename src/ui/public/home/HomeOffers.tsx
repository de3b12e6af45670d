import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words as homeWords } from '#words/home/homeMore';
import { operatorLanguage } from '#words/operatorText';
import { arrowRightIcon } from '../../../../generated/shellIcons';
import { isNothingDue, sumCents } from '../../../domain/basis/money';
import { areOffersUnknown, publishedOffers, type Offer } from '../../../domain/publicSite/offer';
import { Icon } from '../../design/icon/Icon';
import { DelayedSkeleton } from '../../design/loading/DelayedSkeleton';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { hiddenPart } from '../../design/text/hiddenPart';
import { Marked } from '../../design/text/Marked';
import { routes } from '../../navigation/routes';
import home from './HomePage.module.css';
import { Published } from '../frame/Published';
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

function OfferTeaser({ offer }: { readonly offer: Offer }): ReactElement {
  const { name, path, tariff, quantities, isForIndividualsOnly } = offer;
  const most = Math.max(...quantities);
  return (
    <li className={`${home.card} ${styles.offer}`}>
      <div>
        <h3 lang={operatorLanguage}>{name}</h3>
        <p>
          <Marked
            text={words.start(sumCents([tariff.deposit, tariff.initialLoading]))}
            mark={(price) => <b className="tp-numbers">{price}</b>}
          />
        </p>
      </div>
      <ul>
        <li>{isForIndividualsOnly ? words.forIndividuals : words.forEverybody}</li>
        <li>{words.badges(most)}</li>
        <li>{isNothingDue(tariff.deposit) ? words.noDeposit : words.deposit(tariff.deposit)}</li>
        <li>
          {tariff.reload === null
            ? words.noReload
            : words.reload(tariff.reload.value, tariff.reload.threshold)}
        </li>
      </ul>
      <ButtonLink variant="outline" to={path ?? routes.subscriptions}>
        <Marked text={words.discover(name)} mark={hiddenPart} />
      </ButtonLink>
    </li>
  );
}

function OffersShape(): ReactElement {
  return (
    <div className={styles.cards}>
      <BlankOffer />
      <BlankOffer />
      <BlankOffer />
    </div>
  );
}

function BlankOffer(): ReactElement {
  return (
    <div className={`${home.card} ${styles.offer}`}>
      <DelayedSkeleton height={104}>
        <rect width="50%" height="20" rx="8" />
        <rect y="44" width="85%" height="14" rx="7" />
        <rect y="68" width="70%" height="14" rx="7" />
        <rect y="90" width="80%" height="14" rx="7" />
      </DelayedSkeleton>
      <DelayedSkeleton height={44}>
        <rect width="100%" height="44" rx="8" />
      </DelayedSkeleton>
    </div>
  );
}
