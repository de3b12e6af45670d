import { expect, test, type Locator, type Page } from '@playwright/test';
import { aToken } from '../tests/support/account/aToken.ts';
import { screens } from './support/screens.ts';
import { refuseCookies, startWithToken } from './support/session.ts';

// In a contrast theme the system replaces every colour: what only a background or the colour of a border
// shows is lost.

async function open(page: Page, [address, arrived]: (typeof screens)['home']): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(address);
  await expect(arrived(page)).toBeVisible();
}

/** The elements that show no outline when they have the focus. */
const withoutOutline = (within: Locator): Promise<readonly string[]> =>
  within.evaluate((part) => {
    const isOutlined = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const focusable = part.querySelectorAll<HTMLElement>('a[href], button, input, select, summary');
    return [...focusable].flatMap((element) => {
      element.focus({ focusVisible: true });
      if (document.activeElement !== element) return [];
      const { parentElement, nextElementSibling } = element;
      return [element, parentElement, nextElementSibling].some(isOutlined)
        ? []
        : [element.outerHTML.slice(0, 120)];
    });
  });

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
  await open(page, screens.postalDetails);
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

test('forced colours: the choices of a purchase, and their focus', async ({ page }) => {
  await refuseCookies(page);
  await open(page, screens.purchase);
  expect(await withoutOutline(page.locator('body'))).toEqual([]);
  const radios = page.getByRole('main').getByRole('radio');
  await radios.first().check();
  await radios.first().blur();
  const chosen = await radios.first().screenshot();
  await radios.nth(1).check();
  await radios.nth(1).blur();
  expect(chosen.equals(await radios.first().screenshot())).toBe(false);
});

test('forced colours: the cookie question of the home page, and the focus', async ({ page }) => {
  await open(page, screens.home);
  const question = page.getByRole('dialog', { name: 'Gestion des cookies' });
  expect(await withoutOutline(page.locator('body'))).toEqual([]);
  await question.getByRole('button', { name: 'Choisir' }).click();
  await expectCheckedIsSeen(page, question.getByRole('switch', { name: 'Services tiers' }));
});
