import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';
import { siteFolder } from '../scripts/build/buildSite.ts';
import { inProject } from '../scripts/process/projectRoot.ts';
import { expectAccessible } from './support/accessibility.ts';
import { refuseCookies } from './support/session.ts';

const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

test('the footer leads to the licence of each package of the site, in the chosen colours', async ({
  page,
}) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  await refuseCookies(page);
  await page.addInitScript(() => localStorage.setItem('colorScheme', 'dark'));
  await page.goto('/achat');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Logiciels libres' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logiciels libres utilisés');
  await expect(page.locator('body')).toHaveCSS('color-scheme', /dark/);
  const { dependencies } = (await read(inProject('package.json'))) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const lines = await page.locator('summary').allTextContents();
  for (const [name, version] of Object.entries(dependencies)) {
    expect(lines).toContainEqual(expect.stringContaining(`${name} ${version} – `));
  }
  for (const name of ['@tabler/icons', 'scheduler', 'vite', 'rolldown']) {
    expect(lines).toContainEqual(expect.stringContaining(`${name} `));
  }
  const react = page.locator('details').filter({ hasText: /^react \d/ });
  await react.locator('summary').press('Enter');
  await expect(react.getByText('Permission is hereby granted')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL('/');
  expect(words).toEqual([]);
});

test('nothing of the bookkeeping of the build is served', async ({ request }) => {
  const names = await readdir(siteFolder, { recursive: true });
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => /(^|\/)\.|\.map$|cdx|sources-hash/.test(name))).toEqual([]);
  for (const path of ['/sbom.cdx.json', '/.vite/manifest.json']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
