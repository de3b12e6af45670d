import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import {
  listPostsAnswers,
  listSocialPostsAnswers,
  loadPublicDataAnswers,
  readMaintenanceAnswers,
} from '../../../generated/codecs';
import type { PublicSiteGateway } from '../../application/ports/PublicSiteGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
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
        map(toPublicSite),
        mapLeft(toPublicServiceError),
      ),
    listPosts: () =>
      pipe(
        call(api, (signal) => api.http.GET('/api/v2/post', { signal }), listPostsAnswers[200]),
        map(({ data }) => data.map(toPost)),
        mapLeft(toPublicServiceError),
      ),
    listSocialPosts: () =>
      pipe(
        call(
          api,
          (signal) => api.http.GET('/api/v2/instagram', { signal }),
          listSocialPostsAnswers[200],
        ),
        map(({ posts }) => posts.map((post) => ({ image: post.media_url, link: post.permalink }))),
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
