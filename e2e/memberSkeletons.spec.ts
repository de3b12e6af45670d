import { expect, test, type Locator, type Page } from './support/test.ts';
import { holdCall } from './support/holdCall.ts';
import { startWithToken } from './support/session.ts';

/** The left and the right edge of these places, whole CSS pixels. */
function columnsOf(places: Locator): Promise<string[]> {
  return places.evaluateAll((found) =>
    found.map((place) => {
      const { left, right } = place.getBoundingClientRect();
      return `${Math.round(left)}–${Math.round(right)}`;
    }),
  );
}

const main = (page: Page): Locator => page.getByRole('main');

test('the skeleton of a page has the columns of the page', async ({ page }) => {
  await startWithToken(page);
  for (const [name, width, address, columns] of [
    [
      'the guide beside a form',
      1280,
      '/member/account/password',
      main(page).getByRole('heading', { name: 'Bien le choisir' }).locator('..'),
    ],
    ['cards of facts', 1280, '/member/contract/sum-up', main(page).locator('section')],
    [
      'two cards of facts',
      1280,
      '/member/badge/5001/details',
      main(page).getByRole('heading', { name: 'Services et alerte' }).locator('..'),
    ],
    ['cards of badges', 768, '/member/badge/list', main(page).locator('tbody > tr')],
  ] as const) {
    await test.step(name, async () => {
      const release = await holdCall(page, /\/api\/private\/user\/data$/);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const blocks = main(page).locator('svg[opacity="0.1"]');
      await expect(blocks.first()).toBeVisible();
      const drawn = await columnsOf(blocks);
      release();
      await expect(columns.first()).toBeVisible();
      for (const column of await columnsOf(columns)) expect(drawn).toContain(column);
      await page.unrouteAll();
    });
  }
});
