import { expect, test } from './support/test.ts';
import { expectAccessible, expectReadableColours } from './support/accessibility.ts';

test('an English page leads to the licences in English', async ({ page }) => {
  await page.goto('/en/inconnue');
  await page.getByRole('link', { name: 'Open-source software' }).click();
  await expect(page).toHaveURL(/\/en\/licences\/?$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open-source software used');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/en$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('the page of licences is accessible, and fits a phone', async ({ page }) => {
      await page.goto('/licences');
      await page.locator('summary').first().click();
      if (colorScheme === 'light') await expectAccessible(page);
      else await expectReadableColours(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}
