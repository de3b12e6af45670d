import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { siteFolder } from '../scripts/build/buildSite.ts';
import { materialsFile } from '../scripts/build/buildRecords.ts';
import { inProject } from '../scripts/process/projectRoot.ts';
import { expectAccessible, expectReadableColours } from './support/accessibility.ts';
import { startWithToken } from './support/session.ts';

const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

/** Re-exported by `react-router-dom`, whose own files are empty. */
const emptyPackages = ['react-router-dom'];

test('the footer of each area leads to the licences', async ({ page }) => {
  await startWithToken(page);
  for (const address of ['/', '/achat', '/member/dashboard', '/espace/gratuite']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Logiciels libres' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logiciels libres utilisés');
  }
  await page.getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL('/');
});

test('each package of the site has its licence, and so have the font and the icons', async ({
  page,
}) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  await page.goto('/licences');
  const { dependencies } = (await read(inProject('package.json'))) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const expected = Object.entries(dependencies).filter(([name]) => !emptyPackages.includes(name));
  const lines = await page.locator('summary').allTextContents();
  for (const [name, version] of expected) {
    expect(lines).toContainEqual(expect.stringContaining(`${name} ${version} – `));
  }
  for (const name of ['@tabler/icons', 'scheduler', 'vite', 'rolldown']) {
    expect(lines).toContainEqual(expect.stringContaining(`${name} `));
  }
  const react = page.locator('details').filter({ hasText: /^react \d/ });
  await react.locator('summary').press('Enter');
  await expect(react.getByText('Permission is hereby granted')).toBeVisible();
  expect(words).toEqual([]);
});

test('an English page leads to the licences in English', async ({ page }) => {
  await page.goto('/en/inconnue');
  await page.getByRole('link', { name: 'Open-source software' }).click();
  await expect(page).toHaveURL(/\/en\/licences\/?$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open-source software used');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test('the bill of materials has the packages of the page, and is not served', async ({ page }) => {
  const { components } = (await read(materialsFile)) as { readonly components: readonly object[] };
  await page.goto('/licences');
  await expect(page.locator('summary')).toHaveCount(components.length);
  expect((await page.request.get('/sbom.cdx.json')).status()).toBe(404);
});

test('nothing of the bookkeeping of the build is in the folder that is served', async ({
  page,
}) => {
  const names = await readdir(siteFolder, { recursive: true });
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => /(^|\/)\.|\.map$|cdx|sources-hash/.test(name))).toEqual([]);
  expect((await page.request.get('/.vite/manifest.json')).status()).toBe(404);
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

test('the chosen colour scheme applies to the licences too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('colorScheme', 'dark'));
  await page.goto('/licences');
  await expect(page.locator('body')).toHaveCSS('color-scheme', /dark/);
});
