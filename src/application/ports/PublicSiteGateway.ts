import type { TaskEither } from 'fp-ts/TaskEither';
import type { Post } from '../../domain/post';
import type { PublicSite } from '../../domain/publicSite';
import type { SocialPost } from '../../domain/socialPost';
import type { ServiceError } from '../kernel/ServiceError';

/** What the operator publishes for everyone. */
export interface PublicSiteGateway {
  /** The menu, the pages and every public list (P7.2). */
  load(): TaskEither<ServiceError, PublicSite>;
  /** All news posts, as they are now (P7.5). */
  listPosts(): TaskEither<ServiceError, readonly Post[]>;
  /** The latest pictures of the social feed (P7.6). */
  listSocialPosts(): TaskEither<ServiceError, readonly SocialPost[]>;
  /** Whether the site is under maintenance (P7.4). */
  readMaintenance(): TaskEither<ServiceError, boolean>;
}
