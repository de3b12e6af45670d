import { expect, test, type Locator, type Page } from './test.ts';
import { screens, seen } from './screens.ts';
import { translatePage, travel } from './translation.ts';

type Screen = keyof typeof screens;
/** Presses what changes something on a screen. */
type Use = (page: Page) => Promise<unknown>;

export const main = (page: Page): Locator => page.getByRole('main');
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).first().click();
export const says = (page: Page, words: string | RegExp): Promise<void> =>
  expect(main(page).getByText(words).first()).toBeVisible();
export const euros = (amount: string): string => `${amount}\u202f€`;

/** Enters the screens one after another in one document: each is left for the next one. */
export async function walk(
  page: Page,
  names: readonly Screen[],
  uses: { readonly [Name in Screen]?: Use },
): Promise<void> {
  const translation = await translatePage(page);
  for (const name of names) {
    const [address, arrived] = screens[name];
    await test.step(name, async () => {
      await enter(page, address);
      await expect(seen(page, arrived)).toBeVisible();
      await uses[name]?.(page);
    });
  }
  await enter(page, '/mentions-legales');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
  expect(await translation.problems()).toEqual([]);
}

/** Follows a link of the page, or goes there as « Précédent » would. */
export async function enter(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  const link = page.locator(`a[href="${address}"]:not([target])`).filter({ visible: true }).first();
  if ((await link.count()) > 0) await link.click();
  else await travel(page, address);
}
