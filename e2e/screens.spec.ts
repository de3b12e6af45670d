import { expect, test, type Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { routes } from '../src/ui/navigation/routes';
import {
  expectAccessible,
  expectNothingCut,
  expectReadableColours,
} from './support/accessibility.ts';
import { watchContentPolicy } from './support/contentPolicy.ts';
import { screens } from './support/screens.ts';
import { comeBackWith, refuseCookies } from './support/session.ts';
import { accessStates } from './support/states/accessStates.ts';
import { contactStates } from './support/states/contactStates.ts';
import { contentStates } from './support/states/contentStates.ts';
import { freeRampStates, freeRampVisitorStates } from './support/states/freeRampStates.ts';
import { accountRefundStates, visitorRefundStates } from './support/states/refundStates.ts';
import { payingStates } from './support/states/payingStates.ts';
import { purchaseStates } from './support/states/purchaseStates.ts';
import { memberStates } from './support/states/memberStates.ts';

/** A phone, a tablet, a computer; and 640 px, which is what a page has to fit in at a zoom of 200 % on 1280 px. */
const widths = { phone: 320, zoomed: 640, tablet: 768, computer: 1280 } as const;
const narrow = [widths.phone, widths.tablet] as const;

/** The colours do not depend on the width: each width is seen once, the widest in both; of a second scheme, its colours. */
const looks = [
  [widths.computer, 'light', expectAccessible],
  [widths.computer, 'dark', expectReadableColours],
  [widths.tablet, 'light', expectAccessible],
  [widths.phone, 'dark', expectAccessible],
] as const;

/** Those of the private areas, which are seen in each of their states. */
const isOfArea = (address: string): boolean => /^\/(member\/|espace\/gratuite)/.test(address);
const isPrivate = (address: string): boolean => /^\/(member|espace$)/.test(address);

const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: 900 });

/** Where states are looked at, in states.spec.ts. */
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

test('every page of the private areas is seen in one of its states, in states.spec.ts', () => {
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
  test(`${address}: axe finds nothing in light and dark from 320 to 1280 px; a zoom of 200 % cuts nothing; the content security policy refuses nothing`, async ({
    page,
  }) => {
    const refused = watchContentPolicy(page);
    await (isPrivate(address) ? comeBackWith(page) : refuseCookies(page));
    await page.goto(address);
    await expect(arrived(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const [width, colorScheme, expectClean] of looks) {
      await resize(page, width);
      await page.emulateMedia({ colorScheme });
      await expectClean(page);
    }
    for (const width of [widths.zoomed, widths.phone]) {
      await resize(page, width);
      await expectNothingCut(page);
    }
    expect(refused).toEqual([]);
  });
}

/** Rows are looked at in states.spec.ts: here they stand behind what opens, and a hundred of them are most of what axe reads. */
const fewPassages = '/member/badge/passage?du=2026-11-20';

test.describe('what opens on a screen is accessible too, from 320 to 1280 px', () => {
  test('the calendar', async ({ page }) => {
    const refused = watchContentPolicy(page);
    await comeBackWith(page);
    await page.goto(fewPassages);
    await page.getByRole('button', { name: 'Choisir dans le calendrier' }).click();
    const calendar = page.getByRole('dialog');
    for (const width of [widths.computer, ...narrow]) {
      await resize(page, width);
      await expect(calendar).toBeVisible();
      await expectAccessible(page);
    }
    await resize(page, widths.phone);
    await expectNothingCut(page);
    expect(refused).toEqual([]);
  });

  test('a toast', async ({ page }) => {
    await comeBackWith(page);
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
      await comeBackWith(page);
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
