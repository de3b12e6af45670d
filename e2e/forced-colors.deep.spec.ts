import { expect, test, type Locator, type Page } from './support/test.ts';
import { aToken } from '../tests/support/account/aToken.ts';
import { openInContrast, withoutOutline } from './support/forcedColors.ts';
import { screens } from './support/screens.ts';
import { startWithToken } from './support/session.ts';

/** Expects that the box looks different when it is checked, without the focus. */
async function expectCheckedIsSeen(page: Page, box: Locator): Promise<void> {
  const picture = async (checked: boolean): Promise<Buffer> => {
    await box.setChecked(checked);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.mouse.move(0, 0);
    return box.locator('xpath=..').screenshot({ animations: 'disabled' });
  };
  const before = await box.isChecked();
  const one = await picture(!before);
  expect(one.equals(await picture(before))).toBe(false);
}

test('forced colours: current page in the sidebar, and the focus', async ({ page }) => {
  await startWithToken(page, aToken());
  await openInContrast(page, screens.postalDetails);
  const links = page.getByRole('navigation', { name: 'Espace abonné' }).getByRole('link');
  const marks = await links.evaluateAll((all) =>
    all.map((link) => {
      const { backgroundColor, borderLeftColor, color, outlineStyle } = getComputedStyle(link);
      return {
        isCurrent: link.getAttribute('aria-current') === 'page',
        look: [backgroundColor, borderLeftColor, color, outlineStyle].join(' '),
      };
    }),
  );
  const current = marks.filter(({ isCurrent }) => isCurrent).map(({ look }) => look);
  const others = marks.filter(({ isCurrent }) => !isCurrent).map(({ look }) => look);
  expect(current).not.toEqual([]);
  expect(others).not.toContain(current[0]);
  expect(await withoutOutline(page.locator('body'))).toEqual([]);
});

test('forced colours: the cookie question of the home page, and the focus', async ({ page }) => {
  await openInContrast(page, screens.home);
  const question = page.getByRole('dialog', { name: 'Gestion des cookies' });
  expect(await withoutOutline(page.locator('body'))).toEqual([]);
  await question.getByRole('button', { name: 'Choisir' }).click();
  await expectCheckedIsSeen(page, question.getByRole('switch', { name: 'Services tiers' }));
});
