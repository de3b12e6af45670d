import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SocialPost as WireSocialPost } from '../../../../generated/api';
import * as operations from '../../../../generated/operations';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { PublicSiteGateway } from '../../../application/ports/publicSite/PublicSiteGateway';
import { withOwnSlugs } from '../../../domain/publicSite/post';
import type { SocialPost } from '../../../domain/publicSite/socialPost';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';
import { listUnlessUnreadable } from '../core/readable';
import { toPost } from './toPost';
import { toPublicSite } from './toPublicSite';

const readable = TE.fromNullable<ServiceError>({ kind: 'service/unreadable' });

/** `PublicSiteGateway` over HTTP; its statements are in the port. */
export function httpPublicSiteGateway(api: ApiClient): PublicSiteGateway {
  return {
    load: () =>
      pipe(
        call(api, operations.loadPublicData),
        TE.filterOrElse(isPublicData, (): ServiceError => ({ kind: 'service/unreadable' })),
        TE.map(toPublicSite),
      ),
    listPosts: () =>
      pipe(
        call(api, operations.listPosts),
        TE.flatMap(({ data }) => readable(listUnlessUnreadable(data, toPost))),
        TE.map((posts) => withOwnSlugs(posts.flat())),
      ),
    listSocialPosts: () =>
      pipe(
        call(api, operations.listSocialPosts),
        TE.flatMap(({ posts }) => readable(listUnlessUnreadable(posts, toSocialPost))),
      ),
    readMaintenance: () => call(api, operations.readMaintenance),
  };
}

/** Each list may be unreadable; but an answer without any list is outside the contract. */
function isPublicData(data: object): boolean {
  return Object.values(data).some((part) => Array.isArray(part));
}

function toSocialPost({ media_url, permalink }: WireSocialPost): SocialPost {
  return { image: media_url, link: permalink };
}
