import { pipe } from 'fp-ts/function';
import { filterOrElse, map, mapLeft } from 'fp-ts/TaskEither';
import {
  listPostsAnswers,
  listSocialPostsAnswers,
  loadPublicDataAnswers,
  readMaintenanceAnswers,
} from '../../../generated/codecs';
import type { SocialPost as WireSocialPost } from '../../../generated/api';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { PublicSiteGateway } from '../../application/ports/PublicSiteGateway';
import type { SocialPost } from '../../domain/socialPost';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { readableItems } from './readable';
import { toPost } from './toPost';
import { toPublicSite } from './toPublicSite';
import { toPublicServiceError } from './toServiceError';

export function httpPublicSiteGateway(api: ApiClient): PublicSiteGateway {
  return {
    load: () =>
      pipe(
        call(
          api,
          (signal) => api.http.POST('/api/public/data', { signal }),
          loadPublicDataAnswers[200],
        ),
        mapLeft(toPublicServiceError),
        filterOrElse(isPublicData, (): ServiceError => ({ kind: 'service/unreadable' })),
        map(toPublicSite),
      ),
    listPosts: () =>
      pipe(
        call(api, (signal) => api.http.GET('/api/v2/post', { signal }), listPostsAnswers[200]),
        map(({ data }) => readableItems(data).map(toPost)),
        mapLeft(toPublicServiceError),
      ),
    listSocialPosts: () =>
      pipe(
        call(
          api,
          (signal) => api.http.GET('/api/v2/instagram', { signal }),
          listSocialPostsAnswers[200],
        ),
        map(({ posts }) => readableItems(posts).map(toSocialPost)),
        mapLeft(toPublicServiceError),
      ),
    readMaintenance: () =>
      pipe(
        call(
          api,
          (signal) => api.http.POST('/api/public/maintenance', { signal }),
          readMaintenanceAnswers[200],
        ),
        mapLeft(toPublicServiceError),
      ),
  };
}

/** Each list may be unreadable; an answer without a single one is another answer. */
function isPublicData(data: object): boolean {
  return Object.values(data).some((part) => Array.isArray(part));
}

function toSocialPost({ media_url, permalink }: WireSocialPost): SocialPost {
  return { image: media_url, link: permalink };
}
