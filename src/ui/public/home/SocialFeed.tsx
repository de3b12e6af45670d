import type { ReactElement } from 'react';
import { words } from './home.words.fr';
import { listSocialPosts } from '../../../application/publicSite/listSocialPosts';
import { parseLink } from '../../../domain/basis/siteAddress';
import { SOCIAL_POSTS_SHOWN, type SocialPost } from '../../../domain/publicSite/socialPost';
import { Fetched } from '../../design/loading/Fetched';
import content from '../../design/page/Content.module.css';
import { operator } from '../../operator';
import { useFetched } from '../../state/useFetched';
import more from './HomeMore.module.css';
import { ThirdPartyNotice } from './ThirdPartyNotice';
import { useThirdParties } from './useThirdParties';

/**
 * The social feed (P7.6): six posts (P9.14); their pictures, of another site, are loaded with consent only.
 */
export function SocialFeed(): ReactElement {
  const isAllowed = useThirdParties();
  const { remote, retry } = useFetched(() => listSocialPosts());
  return (
    <Fetched remote={remote} level={3} onRetry={retry} skeleton={<SocialSkeleton />}>
      {(posts) =>
        posts.length === 0 ? (
          <p>{words.social.none}</p>
        ) : (
          <>
            <SocialPosts posts={posts.slice(0, SOCIAL_POSTS_SHOWN)} withPictures={isAllowed} />
            {!isAllowed && (
              <div className={more.notice}>
                <ThirdPartyNotice>{words.social.elsewhere}</ThirdPartyNotice>
              </div>
            )}
          </>
        )
      }
    </Fetched>
  );
}

interface SocialPostsProps {
  readonly posts: readonly SocialPost[];
  /** If false, the posts are a line of links, and nothing of the other site is loaded. */
  readonly withPictures: boolean;
}

/** The posts, each a link to its page; an invalid link is replaced by the operator's page there. */
function SocialPosts({ posts, withPictures }: SocialPostsProps): ReactElement {
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

/** Skeleton of the posts. */
function SocialSkeleton(): ReactElement {
  return (
    <ul className={more.squares}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <li key={place} />
      ))}
    </ul>
  );
}
