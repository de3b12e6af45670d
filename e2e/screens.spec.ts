import { expect, test, type Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { routes } from '../src/ui/navigation/routes';
import { expectAccessible, expectNothingCut } from './support/accessibility.ts';
import { screens, screensToCome } from './support/screens.ts';
import { comeBackWith, refuseCookies } from './support/session.ts';
import { freeRampStates, freeRampVisitorStates } from './support/states/freeRampStates.ts';
import { accountRefundStates, visitorRefundStates } from './support/states/refundStates.ts';
import { memberStates } from './support/states/memberStates.ts';

/** A phone, a tablet, a computer; and 640 px, which is what a page has to fit in at a zoom of 200 % on 1280 px. */
const widths = { phone: 320, zoomed: 640, tablet: 768, computer: 1280 } as const;
const narrow = [widths.phone, widths.tablet] as const;

/** The colours do not depend on the width: each width is seen once, the widest in both. */
const looks = [
  [widths.computer, 'light'],
  [widths.computer, 'dark'],
  [widths.tablet, 'light'],
  [widths.phone, 'dark'],
] as const;

/** Those of the private areas, which are seen in each of their states. */
const isOfArea = (address: string): boolean => /^\/(member\/|espace\/gratuite)/.test(address);
const isPrivate = (address: string): boolean => /^\/(member|espace$)/.test(address);

const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: 900 });

test('every page of the private areas is seen in one of its states, in states.spec.ts', () => {
  const states = [
    ...memberStates,
    ...freeRampStates,
    ...freeRampVisitorStates,
    ...accountRefundStates,
    ...visitorRefundStates,
  ];
  const seen = states.map(({ address }) => address.replace(/\?.*/, ''));
  const unseen = Object.values(routes)
    .filter(isOfArea)
    .filter((path) => !seen.some((address) => matchPath(path, address)));
  expect(unseen).toEqual([]);
});

test('what opens later says so at each of its addresses', async ({ page }) => {
  await refuseCookies(page);
  for (const [address, heading] of Object.values(screensToCome)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText("Ce service n'est pas encore ouvert en ligne.")).toBeVisible();
  }
});

for (const [address, arrived] of Object.values(screens).filter(([address]) => !isOfArea(address))) {
  test(`${address}: axe finds nothing in light and dark from 320 to 1280 px; a zoom of 200 % cuts nothing`, async ({
    page,
  }) => {
    await (isPrivate(address) ? comeBackWith(page) : refuseCookies(page));
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
  });
}

test.describe('what opens on a screen is accessible too, from 320 to 1280 px', () => {
  test('the calendar', async ({ page }) => {
    await comeBackWith(page);
    await page.goto('/member/badge/passage');
    await page.getByRole('button', { name: 'Choisir dans le calendrier' }).click();
    const calendar = page.getByRole('dialog');
    for (const width of [widths.computer, ...narrow]) {
      await resize(page, width);
      await expect(calendar).toBeVisible();
      await expectAccessible(page);
    }
    await resize(page, widths.phone);
    await expectNothingCut(page);
  });

  test('a toast', async ({ page }) => {
    await comeBackWith(page);
    await page.goto('/member/badge/passage');
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

test('the content security policy blocks nothing on any screen', async ({ page }) => {
  // Each screen, one after the other.
  test.setTimeout(60_000);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text());
  });
  await comeBackWith(page);
  for (const [address, arrived] of Object.values(screens)) {
    // A signed-in visitor is led away from sign-in and sign-up, which the other tests have seen.
    await page.goto(address);
    if (!['/espace/connexion', '/espace/inscription'].includes(address))
      await expect(arrived(page)).toBeVisible();
  }
  await page.goto('/member/badge/passage');
  await page.getByRole('button', { name: 'Choisir dans le calendrier' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(refused).toEqual([]);
});
