import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from '#words/home/homeMore';
import { newestPostsFirst } from '../../../domain/publicSite/post';
import { routes } from '../../navigation/routes';
import { useMinute } from '../../state/useMinute';
import home from './HomePage.module.css';
import { PostCard } from '../news/PostCard';
import { Published } from '../frame/Published';
import styles from './HomeMore.module.css';

/** Number of posts on the home page (P9.14). */
const NEWS_SHOWN = 3;

/** The three latest posts, and a link to all (P2.1). */
export function HomeNews(): ReactElement {
  const now = useMinute();
  return (
    <section aria-labelledby="actualites" className={`tp-wide ${home.section} ${styles.rows}`}>
      <h2 id="actualites">{words.news.title}</h2>
      <Published level={3} skeleton={<NewsShape />}>
        {({ posts }) =>
          posts.length === 0 ? (
            <p>{words.news.none}</p>
          ) : (
            <ul className={styles.cards}>
              {newestPostsFirst(posts)
                .slice(0, NEWS_SHOWN)
                .map((post) => (
                  <PostCard key={post.slug} post={post} now={now} category={null} level={3} />
                ))}
            </ul>
          )
        }
      </Published>
      <p>
        <Link to={routes.news}>{words.news.all}</Link>
      </p>
    </section>
  );
}

function NewsShape(): ReactElement {
  return (
    <div className={styles.cards}>
      <div className={`${home.card} ${styles.post}`} />
      <div className={`${home.card} ${styles.post}`} />
      <div className={`${home.card} ${styles.post}`} />
    </div>
  );
}
