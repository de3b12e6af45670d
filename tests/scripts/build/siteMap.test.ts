import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fixedAddresses, unlistedAddresses } from '../../../scripts/build/siteMap.ts';
import { publishedIn } from '../../../scripts/build/publishedAddresses.ts';
import { isCrawlable, robotsText } from '../../../scripts/build/robots.ts';
import { siteMapXml, writeSiteMap } from '../../../scripts/build/siteMap.ts';
import { languages } from '../../../src/ui/navigation/languages.ts';
import { operator } from '../../../src/ui/operator.ts';

const { site } = operator;

const addressesIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

describe('the site map', () => {
  it('lists each address once in each language, and names all languages of it', () => {
    const xml = siteMapXml(['/', '/faq', '/faq/']);
    expect(addressesIn(xml)).toEqual([`${site}/`, `${site}/faq`, `${site}/en`, `${site}/en/faq`]);
    const [, french = '', , english = ''] = xml.split('<url>').slice(1);
    const linksIn = (url: string): readonly string[] => url.match(/(hreflang|href)="[^"]*"/g) ?? [];
    expect(linksIn(french)).toEqual([
      ...['hreflang="fr"', `href="${site}/faq"`],
      ...['hreflang="en"', `href="${site}/en/faq"`],
      ...['hreflang="x-default"', `href="${site}/faq"`],
    ]);
    expect(linksIn(english)).toEqual(linksIn(french));
  });

  it('excludes private areas, payments, pages that need a token and the maintenance pages', () => {
    const closed = /^\/(espace|member|payment|api|activation|remboursement)(\/|$)|^\/achat\//;
    expect(fixedAddresses.filter((path) => closed.test(path))).toEqual([]);
    expect(unlistedAddresses).toEqual(
      expect.arrayContaining(['/maintenance', '/synchronisation', '/mot-de-passe-oublie']),
    );
    expect(addressesIn(siteMapXml(['/faq', '/member/x', '/en/espace/y', '/achat/1']))).toHaveLength(
      languages.length,
    );
  });

  it('escapes the special characters of XML', () => {
    expect(siteMapXml(["/actualites/l'été&la<rampe>", '/a?b="c"'])).toContain(
      '/actualites/l&apos;%C3%A9t%C3%A9&amp;la%3Crampe%3E',
    );
  });

  it("of a build has the site's own addresses, and those that the server has published", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'map-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const listed = async (): Promise<readonly string[]> =>
      addressesIn(await readFile(join(folder, 'sitemap.xml'), 'utf8'));
    await writeSiteMap(folder, null);
    expect(await listed()).toHaveLength(fixedAddresses.length * languages.length);
    const data = menuOf({ link: 'circuler/tarifs' }, { link: 'maintenance' });
    await writeSiteMap(folder, { askedAt: 0, data, posts: null });
    expect(await listed()).toContain(`${site}/circuler/tarifs`);
    expect(await listed()).not.toContain(`${site}/maintenance`);
    expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toBe(robotsText());
  });
});

describe('robots.txt', () => {
  it('has the absolute address of the site map', () => {
    expect(robotsText()).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
  });

  it.each([
    ['/espace/gratuite', false],
    ['/member/badge/list', false],
    ['/en/member', false],
    ['/achat/CDW0000042', false],
    ['/payment/cnp/success', false],
    ['/api/private/user', false],
    ['/', true],
    ['/achat', true],
    ['/payer-en-ligne', true],
    // A search engine that runs the scripts reads the data of public pages.
    ['/api/public/data', true],
    ['/api/v2/traffic', true],
  ])('allows search engines %s: %s', (path, isAllowed) => {
    expect(isCrawlable(path)).toBe(isAllowed);
  });
});

const entry = { id: 1, link: 'page', parentID: null, isPrivate: false, isShown: true };
const menuOf = (...changes: readonly object[]): unknown => ({
  menu: changes.map((change) => ({ ...entry, ...change })),
  posts: [],
});

describe('the published addresses', () => {
  it('P2.3 contain the posts, by their slug', () => {
    expect(publishedIn({ menu: [], posts: [{ slug: 'tarifs-2027' }, { slug: 'a/b?c' }] })).toEqual([
      '/actualites/tarifs-2027',
      '/actualites/a%2Fb%3Fc',
    ]);
  });

  it.each([
    ['circuler/tarifs', ['/circuler/tarifs']],
    [`${site}/aide`, ['/aide']],
    ['faq#cnp', ['/faq']],
    ['https://elsewhere.example/x', []],
    ['//elsewhere.example', []],
    ['javascript:alert(1)', []],
    ['mailto:a@example.fr', []],
  ])('P2.11 contain the link « %s » of the menu as %j', (link, paths) => {
    expect(publishedIn(menuOf({ link }))).toEqual(paths);
  });

  it('P3.11, M6.2: exclude hidden and private entries and the entries below them', () => {
    const answer = menuOf(
      { isShown: false, link: 'hidden' },
      { id: 2, parentID: 1, link: 'below-hidden' },
      { id: 3, isPrivate: true, link: 'private' },
      { id: 4, parentID: 3, link: 'below-private' },
      { id: 5, parentID: 6, link: 'circle' },
      { id: 6, parentID: 5, link: 'closed' },
      { id: 7, parentID: 99, link: 'lost-parent' },
    );
    expect(publishedIn(answer)).toEqual(['/circle', '/closed', '/lost-parent']);
  });

  it.each([
    'nothing',
    { menu: [] },
    { menu: {}, posts: [] },
    { menu: [{ ...entry, link: 3 }], posts: [] },
    { menu: [], posts: [{}] },
  ])('cannot be read from the answer %j', (answer) => {
    expect(() => publishedIn(answer)).toThrow(/is not/);
  });
});
