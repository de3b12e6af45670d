import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNothingCut } from './support/accessibility.ts';
import { comeBackWith, refuseCookies } from './support/session.ts';

/** Each screen, with what shows that everything on it has arrived. */
const screens: readonly (readonly [string, (page: Page) => Locator])[] = [
  ['/', (page) => page.getByRole('region', { name: 'Info trafic' }).getByText('Dense')],
  ['/espace/connexion', (page) => page.getByRole('button', { name: 'Se connecter' })],
  ['/espace', (page) => page.getByRole('link', { name: 'Espace abonné' })],
  ['/member/dashboard', (page) => page.getByRole('region', { name: 'Solde du compte' })],
  ['/member/badge/passage', (page) => page.getByRole('row').nth(100)],
  ['/member/badge/list', (page) => page.getByRole('row').nth(6)],
  ['/member/badge/5001/details', (page) => page.getByText('25001501064010827')],
  ['/member/account/coordinates/bank', (page) => page.getByLabel('IBAN', { exact: true })],
  ['/member/contract/sum-up', (page) => page.getByRole('heading', { name: 'Options' })],
  ['/member/badge/5001/services', (page) => page.getByRole('button', { name: /services$/ })],
  ['/member/contract/history', (page) => page.getByRole('row').nth(4)],
  ['/member/contract/invoice/list', (page) => page.getByRole('row').nth(15)],
  ['/member/contract/invoice/202611419/view', (page) => page.getByTitle('Facture 202611419')],
  ['/member/badge/order', (page) => page.getByRole('heading', { level: 1 })],
  ['/inconnue', (page) => page.getByRole('heading', { name: 'Page introuvable' })],
];

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

const isMember = (address: string): boolean => address.startsWith('/member/');
const isPrivate = (address: string): boolean => /^\/(member|espace$)/.test(address);

const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: 900 });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

// The subscriber area is seen in each of its states, in memberStates.spec.ts.
for (const [address, arrived] of screens.filter(([address]) => !isMember(address))) {
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
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text());
  });
  await comeBackWith(page);
  for (const [address, arrived] of screens) {
    // A signed-in visitor is led away from sign-in, which the other tests have seen.
    await page.goto(address);
    if (address !== '/espace/connexion') await expect(arrived(page)).toBeVisible();
  }
  await page.goto('/member/badge/passage');
  await page.getByRole('button', { name: 'Choisir dans le calendrier' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(refused).toEqual([]);
});
