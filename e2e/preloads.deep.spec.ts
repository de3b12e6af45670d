import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from './support/test.ts';
import { siteFolder } from '../scripts/build/buildSite.ts';
import { firstModules } from '../scripts/build/firstModules.ts';
import { chunksOf, readManifest } from '../scripts/build/manifest.ts';
import { languages, pathIn } from '../src/ui/navigation/languages.ts';
import {
  addressesOf,
  routeNames,
  siteRoutes,
  type RouteName,
} from '../src/ui/navigation/routes.ts';
import { operator } from '../src/ui/operator.ts';
import { startWithToken } from './support/session.ts';

const addresses = [
  '/payer-en-ligne',
  '/nos-abonnements',
  '/faq',
  '/actualites',
  '/nous-contacter',
  '/achat',
  '/espace/gratuite',
  '/member/dashboard',
  '/member/badge/list',
  '/member/badge/passage',
  '/member/badge/order',
  '/member/contract/invoice/list',
];

/** Records when the code of the site takes the first answer that before-paint.js has asked for. */
async function watchFirstAnswer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { takenAt?: number };
    let answers: Map<string, unknown> | undefined;
    Object.defineProperty(window, 'earlyAnswers', {
      get: () => answers,
      set: (map: Map<string, unknown>) => {
        answers = map;
        map.delete = (name) => {
          seen.takenAt ??= performance.now();
          return Map.prototype.delete.call(map, name);
        };
      },
    });
  });
}

for (const address of addresses) {
  test(`${address}: the HTML names every file that is loaded before the first answer, and the first requests`, async ({
    page,
  }) => {
    await startWithToken(page);
    await watchFirstAnswer(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
    });
    const html = (await (await page.goto(address))?.text()) ?? '';
    // Every answer is taken, and no request is sent twice.
    await page.waitForFunction(() => globalThis.earlyAnswers?.size === 0);
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
    const files = await page.evaluate(() => {
      const { takenAt = 0 } = window as unknown as { takenAt?: number };
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < takenAt)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /\.(js|css)$/.test(path));
    });
    expect(files.filter((file) => !html.includes(file))).toEqual([]);
  });
}

test('a second visit asks the host for no script, style sheet or typeface again', async ({
  context,
  page,
}) => {
  await startWithToken(page);
  await page.goto('/payer-en-ligne');
  await page.waitForFunction(() => globalThis.earlyAnswers?.size === 0);
  const second = await context.newPage();
  await second.goto('/payer-en-ligne');
  await second.waitForFunction(() => globalThis.earlyAnswers?.size === 0);
  const asked = await second.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
  expect(asked).toContain('/config.json');
  expect(asked.filter((path) => /\.(js|css|woff2)$/.test(path))).toEqual([]);
});

for (const language of languages) {
  test(`the HTML of each page names every module that its code imports: ${language.name}`, async () => {
    const manifest = await readManifest(language);
    const unnamed: Record<string, readonly (string | undefined)[]> = {};
    for (const name of routeNames) {
      for (const address of addressesOf(name).filter((one) => !one.includes(':'))) {
        const file = join(siteFolder, language.base, address, 'index.html');
        const html = await readFile(file, 'utf8');
        const missing = [...chunksOf(manifest, firstModules(name, language))].filter(
          (chunk) => !html.includes(`"/${chunk.file}"`),
        );
        if (missing.length > 0)
          unnamed[language.base + address] = missing.map((chunk) => chunk.name).toSorted();
      }
    }
    expect(unnamed).toEqual({});
  });
}

test('the pages of each language name each other', async () => {
  const painted = paintedOf(routeNames);
  expect(painted.length).toBeGreaterThan(20);
  for (const name of painted) {
    const { address } = siteRoutes[name];
    const links = await Promise.all(
      languages.map(async (language) => {
        const html = await readFile(join(siteFolder, language.base, address, 'index.html'), 'utf8');
        const own = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
        expect(own, address).toBe(operator.site + pathIn(language, address));
        return html.match(/<link rel="alternate" hreflang="[^>]*>/g);
      }),
    );
    // The same links on each: fr, en and x-default.
    expect(links[0], address).toHaveLength(languages.length + 1);
    for (const one of links) expect(one, address).toEqual(links[0]);
  }
});

/** The public pages that the build paints: without parameters, and not those that only lead elsewhere. */
function paintedOf(names: readonly RouteName[]): readonly RouteName[] {
  return names.filter((name) => {
    const { area, address } = siteRoutes[name];
    const html = join(siteFolder, address, 'index.html');
    return (
      area !== 'member' &&
      !address.includes(':') &&
      readFileSync(html, 'utf8').includes(`data-prerendered="${address}"`)
    );
  });
}
