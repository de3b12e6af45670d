import { expect, test } from './support/test.ts';
import { openInContrast, withoutOutline } from './support/forcedColors.ts';
import { screens } from './support/screens.ts';
import { refuseCookies } from './support/session.ts';

test('forced colours: the choices of a purchase, and their focus', async ({ page }) => {
  await refuseCookies(page);
  await openInContrast(page, screens.purchase);
  expect(await withoutOutline(page.locator('body'))).toEqual([]);
  const radios = page.getByRole('main').getByRole('radio');
  await radios.first().check();
  await radios.first().blur();
  const chosen = await radios.first().screenshot();
  await radios.nth(1).check();
  await radios.nth(1).blur();
  expect(chosen.equals(await radios.first().screenshot())).toBe(false);
});
