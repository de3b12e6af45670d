import { expect, test, type Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { routes } from '../src/ui/navigation/routes';
import { expectAccessible, expectNothingCut } from './support/accessibility.ts';
import { watchContentPolicy } from './support/contentPolicy.ts';
import { screens } from './support/screens.ts';
import { startWithToken, refuseCookies } from './support/session.ts';
import { accessStates } from './support/states/accessStates.ts';
import { contactStates } from './support/states/contactStates.ts';
import { contentStates } from './support/states/contentStates.ts';
import { freeRampStates, freeRampVisitorStates } from './support/states/freeRampStates.ts';
import { accountRefundStates, visitorRefundStates } from './support/states/refundStates.ts';
import { payingStates } from './support/states/payingStates.ts';
import { purchaseStates } from './support/states/purchaseStates.ts';
import { memberStates } from './support/states/memberStates.ts';

/** A phone, a tablet, a computer, and a width of 1280 px at a zoom of 200 %. */
const widths = { phone: 320, zoomed: 640, tablet: 768, computer: 1280 } as const;
const narrow = [widths.phone, widths.tablet] as const;

/** Colours do not depend on the width: each width is checked in one scheme. */
const looks = [
  [widths.computer, 'light'],
  [widths.tablet, 'light'],
  [widths.phone, 'dark'],
] as const;

/** The private areas, whose pages are checked in each of their states. */
const isOfArea = (address: string): boolean => /^\/(member\/|espace\/gratuite)/.test(address);
const isPrivate = (address: string): boolean => /^\/(member|espace$)/.test(address);

const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: 900 });

/** The addresses checked in states.spec.ts. */
const addressesOfStates = [
  ...memberStates,
  ...freeRampStates,
  ...accountRefundStates,
  ...accessStates,
  ...contactStates,
  ...contentStates,
  ...freeRampVisitorStates,
  ...visitorRefundStates,
  ...payingStates,
  ...purchaseStates,
].map(({ address }) => address.replace(/\?.*/, ''));

const isSeenInStates = (path: string): boolean =>
  addressesOfStates.some((address) => matchPath(path, address));

test('states.spec.ts covers every page of the private areas', () => {
  expect(
    Object.values(routes)
      .filter(isOfArea)
      .filter((path) => !isSeenInStates(path)),
  ).toEqual([]);
});

const others = Object.values(screens).filter(
  ([address]) => !isOfArea(address) && !isSeenInStates(address.replace(/\?.*/, '')),
);

for (const [address, arrived] of others) {
  test(`${address}: accessible in both schemes, 320 to 1280 px; nothing cut, nothing blocked`, async ({
    page,
  }) => {
    const refused = watchContentPolicy(page);
    await (isPrivate(address) ? startWithToken(page) : refuseCookies(page));
    await page.goto(address);
    await expect(arrived(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const [width, colorScheme] of looks) {
      await resize(page, width);
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    for (const width of [widths.zoomed, widths.phone]) {
      await resize(page, width);
      await expectNothingCut(page);
    }
    expect(refused).toEqual([]);
  });
}

/**
 * One day of passages: rows are checked in states.spec.ts, and 100 rows take most of the time of
 * axe.
 */
const fewPassages = '/member/badge/passage?du=2026-11-20';

test.describe('menus, dialogs and toasts are accessible too, from 320 to 1280 px', () => {
  test('the calendar', async ({ page }) => {
    const refused = watchContentPolicy(page);
    await startWithToken(page);
    await page.goto(fewPassages);
    await page.getByRole('button', { name: 'Choisir dans le calendrier' }).click();
    const calendar = page.getByRole('dialog');
    for (const width of [widths.computer, ...narrow]) {
      await resize(page, width);
      // On a phone the fields of the search are in a drawer: another size closes the calendar.
      if (width === widths.phone) await page.getByRole('button', { name: 'Filtrer' }).click();
      if (width !== widths.computer) {
        await page.getByRole('button', { name: 'Choisir dans le calendrier' }).click();
      }
      await expect(calendar.last()).toBeVisible();
      await expectAccessible(page);
    }
    await expectNothingCut(page);
    expect(refused).toEqual([]);
  });

  test('a toast', async ({ page }) => {
    await startWithToken(page);
    await page.goto(fewPassages);
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    const toast = page.getByRole('alert');
    await toast.hover();
    for (const width of [widths.computer, ...narrow]) {
      await resize(page, width);
      await toast.hover();
      await expectAccessible(page);
      await expectNothingCut(page);
    }
  });

  for (const [title, address, name] of [
    ['the public menu', '/', 'Navigation principale'],
    ['the menu of the subscriber area', '/member/badge/list', 'Espace abonné'],
  ] as const) {
    test(title, async ({ page }) => {
      await startWithToken(page);
      await resize(page, widths.phone);
      await page.goto(address);
      const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
      await opener.click();
      for (const width of narrow) {
        await resize(page, width);
        await expect(page.getByRole('navigation', { name })).toBeVisible();
        await expectAccessible(page);
        await expectNothingCut(page);
      }
    });
  }
});
