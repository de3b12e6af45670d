import { isDeepStrictEqual } from 'node:util';
import { settingsOf } from '../../world/settings.ts';
import type { Story } from './Story.ts';

/** Menu, pages, plans, news and whatever else visitors read. */
export function seedPublicSite({ store, examples }: Story): void {
  const settings = settingsOf(store);
  const publicData = examples.answer('loadPublicData', 'nominal');
  settings.write('publicData', publicData);
  settings.write('socialPosts', examples.answer('listSocialPosts', 'nominal').posts);
  const posts = examples.answer('listPosts', 'nominal').data;
  if (!isDeepStrictEqual(posts, publicData.posts)) settings.write('posts', posts);
}
