import { toNullable } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { parseLink } from '../../../domain/siteAddress';
import type { SocialPost } from '../../../domain/socialPost';
import { Mark } from '../../design/Mark';
import { operator } from '../../operator';
import more from './HomeMore.module.css';
import styles from './SocialPosts.module.css';

interface SocialPostsProps {
  readonly posts: readonly SocialPost[];
  /** Otherwise our mark stands for each picture: nothing of the other site is loaded. */
  readonly withPictures: boolean;
}

/** A grid of posts, each a link to its own page; a link that leads nowhere leads to the operator's page there. */
export function SocialPosts({ posts, withPictures }: SocialPostsProps): ReactElement {
  return (
    <ul className={more.squares}>
      {posts.map(({ image, link }, index) => (
        <li key={link}>
          <a
            href={toNullable(parseLink(link))?.href ?? operator.socialPage}
            rel="noopener noreferrer"
            aria-label={`Voir la publication ${index + 1} sur ${posts.length}`}
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
