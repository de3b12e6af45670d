import { settingsOf } from '../../world/settings.ts';
import type { Story } from './Story.ts';

/** Menu, pages, plans, news and whatever else visitors read. */
export function seedPublicSite({ store, examples }: Story): void {
  const settings = settingsOf(store);
  settings.write('publicData', examples.answer('loadPublicData', 'nominal'));
  settings.write('socialPosts', examples.answer('listSocialPosts', 'nominal').posts);
}
