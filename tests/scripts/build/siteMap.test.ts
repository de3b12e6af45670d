import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { robotsText } from '../../../scripts/build/robots.ts';
import { fixedAddresses, writeSiteMap } from '../../../scripts/build/siteMap.ts';
import { languages } from '../../../src/ui/navigation/languages.ts';
import { operator } from '../../../src/ui/operator.ts';

const { site } = operator;

/** The site map of a build with these published paths. */
async function siteMap(...published: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'map-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeSiteMap(folder, published);
  expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toBe(robotsText());
  return readFile(join(folder, 'sitemap.xml'), 'utf8');
}
const addressesIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

describe('the site map', () => {
  it("lists the site's own addresses and the published ones, each once in each language", async () => {
    expect(addressesIn(await siteMap())).toHaveLength(fixedAddresses.length * languages.length);
    const addresses = addressesIn(await siteMap('/faq', '/circuler/tarifs', '/circuler/tarifs'));
    expect(addresses).toHaveLength((fixedAddresses.length + 1) * languages.length);
    for (const path of ['/', '/faq', '/en/faq', '/circuler/tarifs', '/en/circuler/tarifs']) {
      expect(addresses).toContain(site + path);
    }
  });

  it('names all languages of an address', async () => {
    const urls = (await siteMap()).split('<url>');
    const linksOf = (address: string): readonly string[] =>
      urls
        .find((url) => url.startsWith(`<loc>${address}</loc>`))
        ?.match(/(hreflang|href)="[^"]*"/g) ?? [];
    expect(linksOf(`${site}/faq`)).toEqual([
      ...['hreflang="fr"', `href="${site}/faq"`],
      ...['hreflang="en"', `href="${site}/en/faq"`],
      ...['hreflang="x-default"', `href="${site}/faq"`],
    ]);
    expect(linksOf(`${site}/en/faq`)).toEqual(linksOf(`${site}/faq`));
  });

  it('excludes private areas, payments, pages that need a token and the maintenance pages', () => {
    const closed =
      /^\/(espace|member|payment|api|activation|remboursement|maintenance|synchronisation|mot-de-passe-oublie)(\/|$)|^\/achat\//;
    expect(fixedAddresses.filter((path) => closed.test(path))).toEqual([]);
  });

  it('escapes the special characters of XML', async () => {
    expect(await siteMap("/actualites/l'été&la<rampe>")).toContain(
      '/actualites/l&apos;%C3%A9t%C3%A9&amp;la%3Crampe%3E',
    );
  });
});

it('robots.txt has the address of the site map, and disallows no address of it', () => {
  expect(robotsText()).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
  const disallowed = [...robotsText().matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  expect(disallowed).toEqual(
    expect.arrayContaining(['/member', '/espace', '/en/member', '/payment', '/achat/', '/api']),
  );
  const isClosed = (path: string): boolean => disallowed.some((start) => path.startsWith(start));
  expect(fixedAddresses.filter(isClosed)).toEqual([]);
});
