import type { ReactElement } from 'react';
import { words } from './home.words.fr';
import { listSocialPosts } from '../../../application/publicSite/listSocialPosts';
import { SOCIAL_POSTS_SHOWN } from '../../../domain/publicSite/socialPost';
import { Fetched } from '../../design/loading/Fetched';
import { useFetched } from '../../state/useFetched';
import more from './HomeMore.module.css';
import { SocialPosts } from './SocialPosts';
import { SocialSkeleton } from './SocialSkeleton';
import { ThirdPartyNotice } from './ThirdPartyNotice';
import { useThirdParties } from './useThirdParties';

/**
 * The social feed (P7.6): six posts (P9.14); their pictures, of another site, are loaded with consent only.
 */
export function LiveSocialFeed(): ReactElement {
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
