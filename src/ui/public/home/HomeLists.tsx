import { Box } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { words } from './home.words.fr';
import { arrowRightIcon } from '../../../../generated/shellIcons';
import { areOffersUnknown, publishedOffers, type Offer } from '../../../domain/publicSite/offer';
import { newestPostsFirst } from '../../../domain/publicSite/post';
import type { PublicSite } from '../../../domain/publicSite/publicSite';
import { Icon } from '../../design/icon/Icon';
import { DelayedSkeleton } from '../../design/loading/DelayedSkeleton';
import content from '../../design/page/Content.module.css';
import { routes } from '../../navigation/routes';
import { useMinute } from '../../state/useNow';
import { Published } from '../frame/Published';
import { PublishedList } from '../frame/PublishedList';
import { PostCard } from '../news/PostCard';
import { OfferCards } from '../offers/OfferCards';
import offerStyles from '../offers/Offers.module.css';
import styles from './HomeMore.module.css';
import home from './HomePage.module.css';

/** Number of posts on the home page (P9.14). */
const NEWS_SHOWN = 3;

const cards = `${content.cards} ${offerStyles.cards}`;

/** Three cards (P2.1), the special offer first, with what one badge costs to start. */
export function HomeOffers(): ReactElement {
  const { title, compare, unknown, none } = words.offers;
  const blank = <div className={`${content.card} ${offerStyles.blank}`} />;
  return (
    <HomeList
      id="offres"
      title={title}
      to={routes.subscriptions}
      all={compare}
      skeleton={
        <div className={cards}>
          {blank}
          {blank}
          {blank}
        </div>
      }
    >
      {(site) => {
        const offers = publishedOffers(site).toSorted(specialFirst);
        return offers.length === 0 ? (
          <p className={styles.none}>{areOffersUnknown(offers, site) ? unknown : none}</p>
        ) : (
          <OfferCards offers={offers} level={3} />
        );
      }}
    </HomeList>
  );
}

function specialFirst(one: Offer, other: Offer): number {
  return Number(other.isForIndividualsOnly) - Number(one.isForIndividualsOnly);
}

/** The three latest posts, and a link to all (P2.1). */
export function HomeNews(): ReactElement {
  const { title, all, none } = words.news;
  const now = useMinute();
  return (
    <HomeList
      id="actualites"
      title={title}
      to={routes.news}
      all={all}
      skeleton={
        <Box my="lg" className={cards}>
          <BlankPost />
          <BlankPost />
          <BlankPost />
        </Box>
      }
    >
      {(site) => (
        <PublishedList items={site.posts} level={3}>
          {(posts) =>
            posts.length === 0 ? (
              <p className={styles.none}>{none}</p>
            ) : (
              <Box component="ul" my="lg" className={cards}>
                {newestPostsFirst(posts)
                  .slice(0, NEWS_SHOWN)
                  .map((post) => (
                    <PostCard key={post.slug} post={post} now={now} category={null} level={3} />
                  ))}
              </Box>
            )
          }
        </PublishedList>
      )}
    </HomeList>
  );
}

function BlankPost(): ReactElement {
  return (
    <div className={`${content.card} ${home.card} ${styles.post}`}>
      <DelayedSkeleton height={104}>
        <rect width="40%" height="14" rx="7" />
        <rect y="32" width="75%" height="20" rx="8" />
        <rect y="70" width="90%" height="14" rx="7" />
        <rect y="90" width="60%" height="14" rx="7" />
      </DelayedSkeleton>
    </div>
  );
}

interface HomeListProps {
  readonly id: string;
  readonly title: string;
  /** The page with the whole list, and the name of its link. */
  readonly to: string;
  readonly all: string;
  readonly skeleton: ReactElement;
  readonly children: (site: PublicSite) => ReactNode;
}

/** A section with the first of what is published, and a link to all. */
function HomeList({ id, title, to, all, skeleton, children }: HomeListProps): ReactElement {
  return (
    <section aria-labelledby={id} className={`tp-wide ${home.section} ${styles.offers}`}>
      <h2 id={id}>{title}</h2>
      <Published level={3} skeleton={skeleton}>
        {children}
      </Published>
      <p className={styles.compare}>
        <Link to={to}>
          <span>{all}</span>
          <Icon of={arrowRightIcon} />
        </Link>
      </p>
    </section>
  );
}
