import { changeColorScheme } from './support/colorScheme.ts';
import { expect, test } from './support/test.ts';
import { expectAccessible, expectNothingCut } from './support/accessibility.ts';
import { expectEnglishWords } from './support/englishWords.ts';
import { paintedAddresses } from './support/publicAddresses.ts';
import { refuseCookies } from './support/session.ts';

test.beforeEach(({ page }) => refuseCookies(page));

/** Public addresses, and one of a page without a file of its own. */
for (const address of ['', '/faq', '/payer-en-ligne', '/achat', '/espace/gratuite', '/activites']) {
  test(`/en${address} runs in English, without a problem`, async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(`/en${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    const link = page.locator('link[rel=alternate][hreflang=fr]');
    if (address !== '/activites')
      await expect(link).toHaveAttribute('href', new RegExp(`${address === '' ? '/' : address}$`));
    expect(problems).toEqual([]);
  });
}

// In thirds, which run at the same time.
for (const part of [0, 1, 2]) {
  test(`public pages in English, part ${part + 1}: words, titles, accessible, nothing cut`, async ({
    page,
  }) => {
    test.slow();
    const titles: string[] = [];
    for (const [index, address] of paintedAddresses.entries()) {
      if (index % 3 !== part) continue;
      await test.step(address, async () => {
        // Each scheme and each width is seen on half of the pages; the French ones are seen in all.
        await changeColorScheme(page, index % 2 === 0 ? 'light' : 'dark');
        await page.setViewportSize({ width: index % 2 === 0 ? 390 : 1440, height: 900 });
        await page.goto(address === '/' ? '/en' : `/en${address}`);
        await expect(page.locator('#root:not([data-prerendered])')).toBeAttached();
        await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
        await expectEnglishWords(page);
        await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 900 });
        await expectNothingCut(page);
        titles.push(await page.title());
      });
    }
    expect(titles).toHaveLength(new Set(titles).size);
  });
}
