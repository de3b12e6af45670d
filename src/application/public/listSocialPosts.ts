import type { SocialPost } from '../../domain/socialPost';
import { createUseCase } from '../kernel/createUseCase';

/** Fetches the social feed (P7.6), for the one screen that shows it; it says there what went wrong. */
export const listSocialPosts = createUseCase<void, readonly SocialPost[]>(
  'public/listSocialPosts',
  (_, ports) => ports.publicSite.listSocialPosts(),
  { isPublic: true },
);
