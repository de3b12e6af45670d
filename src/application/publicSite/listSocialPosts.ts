import type { SocialPost } from '../../domain/publicSite/socialPost';
import { createUseCase } from '../kernel/createUseCase';

/**
 * Fetches the social feed (P7.6). Only one screen shows it, and that screen stores it: the store does not.
 */
export const listSocialPosts = createUseCase<void, readonly SocialPost[]>(
  'public/listSocialPosts',
  (_, ports) => ports.publicSite.listSocialPosts(),
  { isPublic: true },
);
