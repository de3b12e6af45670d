import { settingsOf } from '../../world/settings.ts';
import type { ExampleContext } from './ExampleContext.ts';

/** Menu, pages, plans, news and all other content of the public site. */
export function seedPublicSite({ store, examples }: ExampleContext): void {
  const settings = settingsOf(store);
  settings.write('publicData', examples.answer('loadPublicData', 'nominal'));
  settings.write('socialPosts', examples.answer('listSocialPosts', 'nominal').posts);
}
