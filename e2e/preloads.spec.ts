import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { areaEntries, entry, pageParts, paintedEntry } from '../scripts/build/areaEntries.ts';
import { siteFolder } from '../scripts/build/buildSite.ts';
import { chunksOf, type Manifest } from '../scripts/build/manifest.ts';
import { pageModules } from '../scripts/build/pageModules.ts';
import { addressesOf, routeNames, siteRoutes } from '../src/ui/navigation/routes.ts';
import { startWithToken } from './support/session.ts';

const addresses = [
  '/payer-en-ligne',
  '/nos-abonnements',
  '/faq',
  '/nous-contacter',
  '/achat',
  '/member/badge/list',
  '/member/contract/invoice/list',
];

/** Parts of every page that are loaded after its first paint. */
const later = /\/(companions|SessionFollower|site|published)-/;

for (const address of addresses) {
  test(`${address}: the HTML names every file that is loaded before the first call`, async ({
    page,
  }) => {
    await startWithToken(page);
    const html = await (await page.request.get(address)).text();
    const files: string[] = [];
    const firstCall = page.waitForRequest((request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|css)$/.test(pathname)) files.push(pathname);
      return pathname.startsWith('/api/');
    });
    await page.goto(address);
    await firstCall;
    expect(files.filter((file) => !html.includes(`"${file}"`) && !later.test(file))).toEqual([]);
  });
}

/** Names of chunks that a page imports although its HTML does not name them. The aim: none. */
const unnamed: Readonly<Record<string, readonly string[]>> = {
  '/': ['beginPage', 'startPainted'],
};

test('the HTML of each page names every module that its code imports', async ({ request }) => {
  const manifest = JSON.parse(
    await readFile(join(siteFolder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const found: Record<string, readonly (string | undefined)[]> = {};
  for (const name of routeNames) {
    const { area } = siteRoutes[name];
    const module = (await pageModules(area)).get(name);
    const ofPage = [areaEntries[area], ...(module === undefined ? [] : [module])];
    for (const address of addressesOf(name).filter((one) => !one.includes(':'))) {
      const html = await (await request.get(address)).text();
      const start = html.includes('data-prerendered="') ? [paintedEntry] : [];
      const modules = [entry, ...start, ...ofPage, ...(pageParts[name] ?? [])];
      const missing = [...chunksOf(manifest, modules)].filter(
        ({ file }) => !html.includes(`"/${file}"`),
      );
      if (missing.length > 0) found[address] = missing.map((chunk) => chunk.name).toSorted();
    }
  }
  expect(found).toEqual(unnamed);
});
