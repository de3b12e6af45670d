import type { ReactElement } from 'react';
import { words } from './home.words.fr';
import { parseLink } from '../../../domain/basis/siteAddress';
import type { SocialPost } from '../../../domain/publicSite/socialPost';
import content from '../../design/page/Content.module.css';
import { operator } from '../../operator';
import more from './HomeMore.module.css';

interface SocialPostsProps {
  readonly posts: readonly SocialPost[];
  /** If false, the posts are a line of links, and nothing of the other site is loaded. */
  readonly withPictures: boolean;
}

/** The posts, each a link to its page; an invalid link is replaced by the operator's page there. */
export function SocialPosts({ posts, withPictures }: SocialPostsProps): ReactElement {
  return (
    <ul className={withPictures ? more.squares : content.chips}>
      {posts.map(({ image, link }, index) => (
        <li key={link}>
          <a
            href={parseLink(link)?.href ?? operator.socialPage}
            rel="noopener noreferrer"
            aria-label={words.social.post(index + 1, posts.length)}
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
              words.social.shortPost(index + 1)
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
