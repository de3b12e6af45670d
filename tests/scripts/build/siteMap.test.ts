// @vitest-environment jsdom
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedAddresses, unlistedAddresses } from '../../../scripts/build/fixedAddresses.ts';
import { publishedIn } from '../../../scripts/build/publishedAddresses.ts';
import { isCrawlable, robotsText } from '../../../scripts/build/robots.ts';
import { siteMapXml, writeSiteMap } from '../../../scripts/build/siteMap.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { english, french, languages } from '../../../src/ui/navigation/languages.ts';
import { operator } from '../../../src/ui/operator.ts';
import { answerExamples } from '../../support/contract/contractExamples.ts';

/** The addresses in a site map, read with an XML parser. Throws when it is not well-formed. */
function addressesIn(xml: string): readonly string[] {
  const page = new DOMParser().parseFromString(xml, 'application/xml');
  const error = page.querySelector('parsererror');
  if (error) throw new Error(error.textContent);
  expect(page.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return [...page.querySelectorAll('urlset > url > loc')].map(({ textContent }) => textContent);
}

const areas = /^(?:\/en)?\/(espace|member|payment|api|activation|remboursement)(\/|$)|^\/achat\//;

describe('the site map', () => {
  it('lists every address once, as an absolute address of the site of the operator', () => {
    const addresses = addressesIn(siteMapXml([...fixedAddresses, '/faq', '/faq/', '/cgv']));
    expect(addresses.map((address) => new URL(address).origin)).toEqual(
      addresses.map(() => operator.site),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`${operator.site}/payer-en-ligne`);
    expect(addresses[0]).toBe(`${operator.site}/`);
  });

  it('excludes private areas, payments, pages that need a token and the maintenance pages', () => {
    for (const path of fixedAddresses) expect(path).not.toMatch(areas);
    expect(fixedAddresses).not.toContain('/maintenance');
    expect(unlistedAddresses).toEqual(
      expect.arrayContaining(['/maintenance', '/synchronisation', '/mot-de-passe-oublie']),
    );
  });

  test.prop([
    fc.array(
      fc.oneof(
        fc.webPath(),
        fc.string({ unit: 'binary' }).map((text) => `/${encodeURIComponent(text)}`),
      ),
    ),
  ])(
    'is well-formed for every address, and lists no address that robots.txt disallows',
    (paths) => {
      for (const address of addressesIn(siteMapXml(paths))) {
        expect(isCrawlable(new URL(address).pathname)).toBe(true);
      }
    },
  );

  it('names every language of each address', () => {
    const xml = siteMapXml(['/', '/faq'], [french, english]);
    const faq = new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('url');
    const links = [...faq].map((url) =>
      [...url.querySelectorAll('link')].map((link) => link.getAttribute('href')),
    );
    const { site } = operator;
    expect(addressesIn(xml)).toEqual([`${site}/`, `${site}/faq`, `${site}/en`, `${site}/en/faq`]);
    expect(links[1]).toEqual([`${site}/faq`, `${site}/en/faq`, `${site}/faq`]);
    expect(links[3]).toEqual(links[1]);
    expect(siteMapXml(['/faq'], [french])).not.toContain('xhtml');
  });

  it('escapes the special characters of XML', () => {
    const xml = siteMapXml(["/actualites/l'été&la<rampe>", '/a?b="c"']);
    expect(xml).toContain('/actualites/l&apos;%C3%A9t%C3%A9&amp;la%3Crampe%3E');
    expect(addressesIn(xml)).toHaveLength(2 * languages.length);
  });
});

describe('robots.txt', () => {
  it('has the absolute address of the site map', () => {
    expect(robotsText()).toContain(`\nSitemap: ${operator.site}/sitemap.xml\n`);
  });

  it('disallows the private areas, and allows the data of the public pages', () => {
    for (const path of [
      '/espace/gratuite',
      '/member/badge/list',
      '/achat/CDW0000042',
      '/payment/cnp/success',
    ]) {
      expect(isCrawlable(path)).toBe(false);
    }
    for (const path of ['/', '/achat', '/payer-en-ligne', '/api/public/data', '/api/v2/traffic']) {
      expect(isCrawlable(path)).toBe(true);
    }
    expect(isCrawlable('/api/private/user')).toBe(false);
  });
});

const entry = {
  id: 1,
  title: 'Page',
  link: 'page',
  parentID: null,
  isPrivate: false,
  isFooter: false,
  isShown: true,
  customPageBool: false,
};
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

  it('P2.11 contain the links of the menu, in every notation', () => {
    const links = ['circuler/tarifs', '/faq', `${operator.site}/aide`, 'faq#cnp'];
    expect(publishedIn(menuOf(...links.map((link) => ({ link }))))).toEqual([
      '/circuler/tarifs',
      '/faq',
      '/aide',
      '/faq',
    ]);
  });

  it.each([
    'https://elsewhere.example/x',
    '//elsewhere.example',
    'javascript:alert(1)',
    'mailto:a@example.fr',
  ])('exclude a link to another origin: %s', (link) => {
    expect(publishedIn(menuOf({ link }))).toEqual([]);
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
    null,
    {},
    { menu: [] },
    { menu: {}, posts: [] },
    { menu: [{ ...entry, link: 3 }], posts: [] },
    { menu: [], posts: [{}] },
  ])('cannot be read from the answer %j', (answer) => {
    expect(() => publishedIn(answer)).toThrow(/is not/);
  });
});

describe('the files of a build', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'map-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  const written = async (): Promise<readonly string[]> =>
    addressesIn(await readFile(join(folder, 'sitemap.xml'), 'utf8'));

  it('list the public addresses of the answer', async () => {
    const example = answerExamples(await readContract()).find(
      ({ title }) => title === 'loadPublicData 200 nominal',
    );
    await writeSiteMap(folder, { askedAt: 0, data: example?.value, posts: null });
    const addresses = await written();
    expect(addresses).toContain(`${operator.site}/circuler/les-tunnels`);
    expect(addresses).not.toContain(`${operator.site}/nos-abonnements/offre-hiver`);
    for (const address of addresses) expect(new URL(address).pathname).not.toMatch(areas);
    expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toBe(robotsText());
  });

  it("list the site's own addresses without an answer", async () => {
    await writeSiteMap(folder, null);
    expect(await written()).toHaveLength(fixedAddresses.length * languages.length);
  });
});
