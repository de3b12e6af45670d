import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './home.words.fr';
import { arrowRightIcon } from '../../../../generated/shellIcons';
import { newestPostsFirst } from '../../../domain/publicSite/post';
import { Icon } from '../../design/icon/Icon';
import { DelayedSkeleton } from '../../design/loading/DelayedSkeleton';
import content from '../../design/page/Content.module.css';
import { routes } from '../../navigation/routes';
import { useMinute } from '../../state/useNow';
import home from './HomePage.module.css';
import { PostCard } from '../news/PostCard';
import { Published } from '../frame/Published';
import offers from '../offers/Offers.module.css';
import styles from './HomeMore.module.css';

/** Number of posts on the home page (P9.14). */
const NEWS_SHOWN = 3;

const cards = `${content.cards} ${offers.cards}`;

/** The three latest posts, and a link to all (P2.1). */
export function HomeNews(): ReactElement {
  const now = useMinute();
  return (
    <section aria-labelledby="actualites" className={`tp-wide ${home.section} ${styles.offers}`}>
      <h2 id="actualites">{words.news.title}</h2>
      <Published level={3} skeleton={<NewsShape />}>
        {({ posts }) =>
          posts.length === 0 ? (
            <p className={styles.none}>{words.news.none}</p>
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
      </Published>
      <p className={styles.compare}>
        <Link to={routes.news}>
          <span>{words.news.all}</span>
          <Icon of={arrowRightIcon} />
        </Link>
      </p>
    </section>
  );
}

function NewsShape(): ReactElement {
  return (
    <Box my="lg" className={cards}>
      <BlankPost />
      <BlankPost />
      <BlankPost />
    </Box>
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
