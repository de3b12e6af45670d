import type { ReactElement } from 'react';
import { words } from '#words/home/homeMore';
import { parseLink } from '../../../domain/basis/siteAddress';
import type { SocialPost } from '../../../domain/publicSite/socialPost';
import { Mark } from '../../design/page/Mark';
import { operator } from '../../operator';
import more from './HomeMore.module.css';
import styles from './SocialPosts.module.css';

interface SocialPostsProps {
  readonly posts: readonly SocialPost[];
  /** If false, our logo replaces each picture, and nothing of the other site is loaded. */
  readonly withPictures: boolean;
}

/** A grid of posts, each a link to its page; an invalid link is replaced by the operator's page there. */
export function SocialPosts({ posts, withPictures }: SocialPostsProps): ReactElement {
  return (
    <ul className={more.squares}>
      {posts.map(({ image, link }, index) => (
        <li key={link}>
          <a
            href={parseLink(link)?.href ?? operator.socialPage}
            rel="noopener noreferrer"
            aria-label={words.social.post(index + 1, posts.length)}
            className={styles.post}
          >
            {withPictures ? (
              <img
                src={image}
                alt=""
                width="300"
                height="300"
                loading="lazy"
                decoding="async"
                referrerPolicy="no-referrer"
              />
            ) : (
              <Mark />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
