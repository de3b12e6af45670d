import { expect, test, type Page } from './support/test.ts';
import { expectAccessible, expectNothingCut } from './support/accessibility.ts';
import { expectPanelInView } from './support/panelInView.ts';
import { startWithToken } from './support/session.ts';

/** One day of passages: 100 rows take most of the time of axe. */
const fewPassages = '/member/badge/passage?du=2026-11-20';
const phone = { width: 390, height: 844 };
/** A small phone in landscape: panels have more content than room. */
const low = { width: 640, height: 320 };

test.beforeEach(async ({ page }) => {
  await startWithToken(page);
  await page.setViewportSize(phone);
});

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('the menu of the subscriber area fills the height of a phone; all its links are reached', async ({
  page,
}) => {
  await page.goto('/member/badge/list');
  await press(page, 'Ouvrir le menu');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const size of [phone, low]) {
    await page.setViewportSize(size);
    await expectPanelInView(menu);
    const { height } = (await menu.boundingBox()) ?? { height: 0 };
    expect(height).toBe(size.height);
    await expectNothingCut(page);
  }
  await expectAccessible(page);
});

test('the public menu of a phone is in view, accessible, and not cut', async ({ page }) => {
  await page.goto('/');
  await press(page, 'Ouvrir le menu');
  await expectPanelInView(page.getByRole('navigation', { name: 'Navigation principale' }));
  await expectAccessible(page);
  await expectNothingCut(page);
});

test('the filters and the calendar of a phone are in view, accessible, and not cut', async ({
  page,
}) => {
  await page.goto(fewPassages);
  await press(page, 'Filtrer');
  const filters = page.getByRole('dialog', { name: 'Filtrer les trajets' });
  await expectPanelInView(filters);
  await filters.getByRole('button', { name: 'Choisir dans le calendrier' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  const calendar = page.getByRole('dialog').last();
  await expectPanelInView(calendar);
  await expectAccessible(page);
  await expectNothingCut(page);
});

test('a toast is accessible, and nothing is cut', async ({ page }) => {
  await page.goto(fewPassages);
  await press(page, 'Exporter en CSV');
  // While the pointer is on it, a toast stays.
  await page.getByRole('alert').hover();
  await expectAccessible(page);
  await expectNothingCut(page);
});
