import { expect, test } from './support/test.ts';
import { operator } from '../src/ui/operator.ts';
import { actAsOldBrowser, ageSentence } from './support/oldBrowser.ts';
import { refuseCookies } from './support/session.ts';

test('an older browser says so at the top of a page, with the phone; a supported one says nothing', async ({
  page,
}) => {
  await refuseCookies(page);
  await page.goto('/payer-en-ligne');
  await expect(ageSentence(page)).toBeHidden();
  await actAsOldBrowser(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ageSentence(page)).toBeInViewport();
  await expect(ageSentence(page)).toContainText(operator.phone);
});
