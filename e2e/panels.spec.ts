import { expect, test } from './support/test.ts';
import { expectAccessible, expectNothingCut } from './support/accessibility.ts';
import { startWithToken } from './support/session.ts';

/** One day of passages: 100 rows take most of the time of axe. */
const fewPassages = '/member/badge/passage?du=2026-11-20';
const phone = { width: 320, height: 900 };

test.beforeEach(async ({ page }) => startWithToken(page));

test('the calendar in the drawer of a phone is accessible, and nothing is cut', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(fewPassages);
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await page.getByRole('button', { name: 'Choisir dans le calendrier' }).click();
  await expect(page.getByRole('dialog').last()).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
});

test('a toast is accessible, and nothing is cut', async ({ page }) => {
  await page.goto(fewPassages);
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  // While the pointer is on it, a toast stays.
  await page.getByRole('alert').hover();
  await page.setViewportSize(phone);
  await page.getByRole('alert').hover();
  await expectAccessible(page);
  await expectNothingCut(page);
});

for (const [title, address, name] of [
  ['the public menu', '/', 'Navigation principale'],
  ['the menu of the subscriber area', '/member/badge/list', 'Espace abonné'],
] as const) {
  test(`${title} is accessible on a phone, and nothing is cut`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(address);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(page.getByRole('navigation', { name })).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
  });
}
