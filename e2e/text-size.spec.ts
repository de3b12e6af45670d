import { expect, test } from './support/test.ts';
import { refuseCookies } from './support/session.ts';

/** One page of each kind of the public site. */
const pages = ['/', '/payer-en-ligne', '/nos-abonnements', '/achat', '/actualites', '/faq'];

test('a text of 200 %, set in the browser of a phone: no public page is wider than the screen, its header is in reach', async ({
  context,
}) => {
  // The tests of a worker share their first page: the size would stay.
  const page = await context.newPage();
  await refuseCookies(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const address of [...pages, '/nous-contacter', '/espace/connexion']) {
    await page.goto(address);
    const controls = page.getByRole('banner').locator('a, button').filter({ visible: true });
    for (const control of await controls.all()) {
      await control.click({ trial: true });
      await expect(control, address).toBeInViewport({ ratio: 1 });
    }
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address)
      .toBe(0);
  }
  await page.close();
});
