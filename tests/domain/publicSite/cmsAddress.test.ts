import { describe, expect, it } from 'vitest';
import { openCmsAddress } from '../../../src/domain/publicSite/cmsAddress';
import { findPage } from '../../../src/domain/publicSite/cmsPage';
import type { MenuItem } from '../../../src/domain/publicSite/menu';
import { greatMany } from '../../support/basis/greatMany';
import { aCmsPage, aMenuItem } from '../../support/publicSite/publicSite';

const menu = [
  aMenuItem({ id: 1 }),
  aMenuItem({ id: 2, title: 'Tarifs', link: 'circuler/tarifs', parentId: 1 }),
  aMenuItem({ id: 3, title: 'Sécurité', link: 'circuler/securite', parentId: 1 }),
];
const pages = [aCmsPage(), aCmsPage({ title: 'Les tarifs', link: '/circuler/tarifs/' })];
const open = (
  path: string,
  items: readonly MenuItem[] = menu,
  isSignedIn = false,
): ReturnType<typeof openCmsAddress> => openCmsAddress({ menu: items, pages }, path, isSignedIn);

describe('P2.11 a page of the CMS', () => {
  it('is served at the link of the menu, at any depth, with or without slashes', () => {
    expect(open('/circuler/tarifs')).toMatchObject({ kind: 'page', title: 'Les tarifs' });
    expect(open('/circuler/tarifs/')).toMatchObject({ kind: 'page', title: 'Les tarifs' });
  });

  it('is served in upper or lower case', () => {
    expect(open('/Circuler/TARIFS')).toEqual(open('/circuler/tarifs'));
  });

  it('has its menu entries above and below it', () => {
    const found = open('/circuler/tarifs');
    const top = open('/circuler');
    expect(found.kind === 'page' && found.trail.map(({ title }) => title)).toEqual([
      'Circuler',
      'Tarifs',
    ]);
    expect(top.kind === 'page' && top.children.map(({ title }) => title)).toEqual([
      'Tarifs',
      'Sécurité',
    ]);
  });

  it.each([[null], ['Tarifs des tunnels de Marseille']])(
    'has the title that the editors give search engines: %j',
    (seoTitle) => {
      const written = [aCmsPage({ seoTitle })];
      expect(openCmsAddress({ menu, pages: written }, '/circuler', false)).toMatchObject({
        kind: 'page',
        seoTitle,
      });
    },
  );

  it('outside the menu is served at its own link', () => {
    expect(open('/circuler/tarifs', [])).toMatchObject({ kind: 'page', trail: [], children: [] });
  });

  it('that does not exist is nothing', () => {
    expect(open('/circuler/securite')).toEqual({ kind: 'nothing' });
    expect(open('/inconnue')).toEqual({ kind: 'nothing' });
  });

  it('an entry without a page has the entries below it', () => {
    const found = openCmsAddress({ menu, pages: [] }, '/circuler', false);
    expect(found).toMatchObject({ kind: 'page', title: 'Circuler', content: null });
    expect(found.kind === 'page' && found.children).toHaveLength(2);
  });
});

describe('P3.11 an entry that is not shown is absent from the menus only', () => {
  it.each([
    ['its own address', [menu[0], { ...menu[1], isShown: false }]],
    ['an address below it', [{ ...menu[0], isShown: false }, menu[1]]],
  ])('%s has its page', (_title, items) => {
    expect(open('/circuler/tarifs', items as MenuItem[])).toMatchObject({
      kind: 'page',
      title: 'Les tarifs',
      trail: [],
    });
  });

  it('its page is private if it is', () => {
    const hidden = [aMenuItem({ link: 'circuler/tarifs', isShown: false, isPrivate: true })];
    expect(open('/circuler/tarifs', hidden)).toEqual({ kind: 'signIn' });
  });

  it('an entry of a page that the site should render, but does not, has the text of the CMS, if any', () => {
    const custom = menu.map((item) => ({ ...item, isCustomPage: true }));
    expect(open('/circuler', custom).kind).toBe('page');
    expect(openCmsAddress({ menu: custom, pages: [] }, '/circuler', false)).toEqual({
      kind: 'nothing',
    });
  });
});

it.each([' circuler', 'circuler ', 'tarifs/../circuler'])(
  'an entry with the link « %s », which the menu normalises, has the entries below it',
  (link) => {
    const items = [aMenuItem({ link }), ...menu.slice(1)];
    const found = openCmsAddress({ menu: items, pages: [] }, '/circuler', false);
    expect(found.kind === 'page' && found.children.map(({ title }) => title)).toEqual([
      'Tarifs',
      'Sécurité',
    ]);
  },
);

it.each(['circuler', 'circuler ', 'tarifs/../circuler'])(
  'M6.2 a private entry with the link « %s » protects the page of the editors at that address',
  (link) => {
    const items = [aMenuItem({ link, isPrivate: true })];
    const open = (isSignedIn: boolean) =>
      openCmsAddress({ menu: items, pages }, '/circuler', isSignedIn);
    expect([open(false).kind, open(true).kind]).toEqual(['signIn', 'page']);
  },
);

it('of two entries of one address, one is of a page that the site should render: it has no list', () => {
  const twice = [...menu, aMenuItem({ id: 4, isCustomPage: true })];
  expect(openCmsAddress({ menu: twice, pages: [] }, '/circuler', false)).toEqual({
    kind: 'nothing',
  });
});

describe('P2.11 the page of the job offers', () => {
  const jobs = aMenuItem({
    id: 8,
    title: 'Nous rejoindre',
    link: 'nous-rejoindre',
    isCustomPage: true,
  });
  const openJobs = (entry: MenuItem): ReturnType<typeof openCmsAddress> =>
    openCmsAddress({ menu: [entry], pages: [] }, '/nous-rejoindre', false);

  it('needs no text of the editors, but an entry', () => {
    expect(openJobs(jobs)).toMatchObject({ kind: 'page', title: 'Nous rejoindre', content: null });
    expect(openCmsAddress({ menu: [], pages: [] }, '/nous-rejoindre', false)).toEqual({
      kind: 'nothing',
    });
  });
});

describe('M6.2 a private page', () => {
  it.each([
    ['its own entry', [menu[0], { ...menu[1], isPrivate: true }]],
    ['an entry above it', [{ ...menu[0], isPrivate: true }, menu[1]]],
  ])('requires a token (%s), and opens with one', (_title, items) => {
    expect(open('/circuler/tarifs', items as MenuItem[])).toEqual({ kind: 'signIn' });
    expect(open('/circuler/tarifs', items as MenuItem[], true).kind).toBe('page');
  });

  it('below a public one is not listed without a token', () => {
    const items = menu.map((item) => ({ ...item, isPrivate: item.id === 3 }));
    const titles = (isSignedIn: boolean): unknown => {
      const found = open('/circuler', items, isSignedIn);
      return found.kind === 'page' && found.children.map(({ title }) => title);
    };
    expect(titles(false)).toEqual(['Tarifs']);
    expect(titles(true)).toEqual(['Tarifs', 'Sécurité']);
  });
});

it('a cycle of entries is ignored', () => {
  const ring = [
    aMenuItem({ id: 1, parentId: 2 }),
    aMenuItem({ id: 2, parentId: 1, link: 'circuler/tarifs' }),
  ];
  expect(open('/circuler/tarifs', ring)).toMatchObject({ kind: 'page', trail: [] });
});

describe('an entry that the menu drops has no address either', () => {
  it('of two entries with the same id, the second', () => {
    const twice = [...menu, aMenuItem({ id: 2, link: 'circuler/autre' })];
    const other = [aCmsPage({ link: 'circuler/autre' })];
    expect(openCmsAddress({ menu: twice, pages: other }, '/circuler/autre', false)).toEqual({
      kind: 'nothing',
    });
  });

  const chain = (length: number): readonly MenuItem[] =>
    Array.from({ length }, (_, n) =>
      aMenuItem({ id: n + 1, link: `niveau-${n + 1}`, parentId: n === 0 ? null : n }),
    );
  const written = { pages: [aCmsPage({ link: 'niveau-8' }), aCmsPage({ link: 'niveau-9' })] };

  it.each([
    [8, 'page'],
    [9, 'nothing'],
  ])('the page of level %i: %s', (level, kind) => {
    const found = openCmsAddress({ menu: chain(9), ...written }, `/niveau-${level}`, false);
    expect(found.kind).toBe(kind);
  });

  it('the last of a great many entries in a chain is too deep, and is found so in linear time', () => {
    expect(open(`/niveau-${greatMany}`, chain(greatMany))).toEqual({ kind: 'nothing' });
  });
});

it('P3.24 a page is found by its link only', () => {
  expect(findPage(pages, 'circuler')).toMatchObject({ link: 'circuler' });
  expect(findPage(pages, '/circule')).toBeNull();
});
