import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdCall } from './support/holdCall.ts';
import { startWithToken } from './support/session.ts';

/** The left edges of these places, CSS pixels, each once. */
function columnsOf(places: Locator): Promise<number[]> {
  return places.evaluateAll((found) => {
    const edges = found.map((place) => Math.round(place.getBoundingClientRect().left));
    return [...new Set(edges)].sort((a, b) => a - b);
  });
}

const main = (page: Page): Locator => page.getByRole('main');

for (const [address, partsOf] of [
  [
    '/member/account/password',
    (page: Page) =>
      main(page)
        .getByRole('heading', { level: 1 })
        .or(main(page).getByRole('heading', { name: 'Bien le choisir' }).locator('..')),
  ],
  ['/member/contract/sum-up', (page: Page) => main(page).locator('section')],
] as const) {
  test(`${address}: the skeleton has the columns of the page`, async ({ page }) => {
    await startWithToken(page);
    const release = await holdCall(page, /\/api\/private\/user\/data$/);
    await page.goto(address);
    const blocks = main(page).locator('svg[visibility=visible]');
    await expect(blocks.first()).toBeAttached();
    const drawn = await columnsOf(blocks);
    release();
    await expect(blocks).toHaveCount(0);
    const columns = await columnsOf(partsOf(page));
    expect(columns.length).toBeGreaterThan(1);
    expect(drawn).toEqual(expect.arrayContaining(columns));
  });
}
