import type * as TE from 'fp-ts/TaskEither';
import type { Post } from '../../../domain/publicSite/post';
import type { PublicSite } from '../../../domain/publicSite/publicSite';
import type { SocialPost } from '../../../domain/publicSite/socialPost';
import type { ServiceError } from '../../kernel/ServiceError';

/** The public content of the operator. */
export interface PublicSiteGateway {
  /** The menu, the pages and every public list (P7.2). */
  load(): TE.TaskEither<ServiceError, PublicSite>;
  /** All news posts, current version (P7.5). */
  listPosts(): TE.TaskEither<ServiceError, readonly Post[]>;
  /** The latest pictures of the social feed (P7.6). */
  listSocialPosts(): TE.TaskEither<ServiceError, readonly SocialPost[]>;
  /** Whether the site is under maintenance (P7.4). */
  readMaintenance(): TE.TaskEither<ServiceError, boolean>;
}
