import { test } from './support/test.ts';
import { comparePicturesOfBar } from './support/pictureOfBar.ts';
import { screens } from './support/screens.ts';
import { startWithToken } from './support/session.ts';

// A file that comes after the page may still be on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the top bar of the public pages: pictures at two widths, in light and dark', async ({
  page,
}) => {
  await startWithToken(page);
  await comparePicturesOfBar(page, 'public', screens.news);
});
