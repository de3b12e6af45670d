import { fc, test as property } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import {
  flatMenu,
  menusFor,
  menuTrail,
  type MenuEntry,
  type MenuItem,
} from '../../../src/domain/publicSite/menu';
import { greatMany } from '../../support/basis/greatMany';
import { aMenuItem } from '../../support/publicSite/publicSite';

const entry = (id: number, part: Partial<MenuItem> = {}): MenuItem =>
  aMenuItem({ id, title: `Entrée ${id}`, link: `entree-${id}`, ...part });
/** The ids, each with those of the entries below it. */
const tree = (entries: readonly MenuEntry[]): unknown =>
  entries.map(({ id, children }) => (children.length === 0 ? id : [id, tree(children)]));
const header = (items: readonly MenuItem[], isSignedIn = false): unknown =>
  tree(menusFor(items, isSignedIn).header);

describe('P3.11 the menu that a visitor sees', () => {
  it('has the order of the editors and the parents of the entries, at any depth', () => {
    expect(
      header([
        entry(3, { parentId: 2 }),
        entry(1),
        entry(2, { parentId: 1 }),
        entry(5),
        entry(4, { parentId: 1 }),
      ]),
    ).toEqual([[1, [[2, [3]], 4]], 5]);
  });

  it('has footer entries in the footer instead of the header, with the entries below them', () => {
    const { header: top, footer } = menusFor(
      [entry(1), entry(2, { isFooter: true }), entry(3, { parentId: 2 })],
      false,
    );
    expect(tree(top)).toEqual([1]);
    expect(tree(footer)).toEqual([[2, [3]]]);
  });

  it('an entry that is not shown is dropped with the entries below it', () => {
    expect(header([entry(1, { isShown: false }), entry(2, { parentId: 1 }), entry(3)])).toEqual([
      3,
    ]);
  });

  it.each([
    [false, [3]],
    [true, [[1, [2]], 3]],
  ])('M6.2 a private entry and the entries below it: token %s, menu %j', (isSignedIn, expected) => {
    const items = [entry(1, { isPrivate: true }), entry(2, { parentId: 1 }), entry(3)];
    expect(header(items, isSignedIn)).toEqual(expected);
  });

  it('an entry without a valid link is dropped, unless it has entries below it', () => {
    const nowhere = { link: 'javascript:alert(1)' };
    expect(header([entry(1, nowhere), entry(3)])).toEqual([3]);
    const items = [entry(1, nowhere), entry(2, { parentId: 1 }), entry(3)];
    expect(header(items)).toEqual([[1, [2]], 3]);
    expect(menusFor(items, false).header[0]?.target).toBeNull();
  });

  it('an entry whose parent does not exist is at the top', () => {
    expect(header([entry(2, { parentId: 99 })])).toEqual([2]);
  });

  it('a cycle of entries is dropped', () => {
    expect(
      header([entry(1, { parentId: 2 }), entry(2, { parentId: 1 }), entry(3, { parentId: 3 })]),
    ).toEqual([]);
  });

  it('of two entries with the same id, the first one counts', () => {
    const twice = [
      entry(1, { title: 'Première' }),
      entry(1, { title: 'Seconde', parentId: 2 }),
      entry(2),
    ];
    expect(header(twice)).toEqual([1, 2]);
    expect(menusFor(twice, false).header[0]?.title).toBe('Première');
  });

  it('eight levels are shown; deeper entries are dropped', () => {
    const chain = Array.from({ length: 20 }, (_, n) =>
      entry(n + 1, { parentId: n === 0 ? null : n }),
    );
    expect(flatMenu(menusFor(chain, false).header).map(({ id }) => id)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8],
    ]);
  });

  it.each([
    ['one below the other', (n: number) => (n === 0 ? null : n)],
    ['all below the first', (n: number) => (n === 0 ? null : 1)],
    ['all at the top', () => null],
  ])('a great many entries, %s, are read in linear time', (_, parentOf) => {
    const many = Array.from({ length: greatMany }, (_one, n) =>
      entry(n + 1, { parentId: parentOf(n) }),
    );
    expect(menusFor(many, false).header[0]?.id).toBe(1);
  });

  it('40 levels, each with 8 entries of one id, are read in linear time', () => {
    const copies = Array.from({ length: 320 }, (_, n) => {
      const level = Math.floor(n / 8);
      return entry(level + 1, { parentId: level === 0 ? null : level });
    });
    expect(flatMenu(menusFor(copies, false).header)).toHaveLength(8);
  });

  const items = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 8 }),
      parentId: fc.option(fc.integer({ min: 1, max: 8 })),
      isPrivate: fc.boolean(),
      isFooter: fc.boolean(),
      isShown: fc.boolean(),
      link: fc.constantFrom('faq', '/cgv', 'https://example.fr', 'javascript:1', ''),
    }),
    { maxLength: 10 },
  );

  property.prop([items])('whatever the entries: it ends, and shows nothing hidden', (raw) => {
    const menu = raw.map((part) => aMenuItem(part));
    const { header: top, footer } = menusFor(menu, false);
    for (const { id } of flatMenu([...top, ...footer])) {
      expect(menu.some((one) => one.id === id && one.isShown && !one.isPrivate)).toBe(true);
    }
  });
});

describe('a menu as a list without submenus', () => {
  const { footer } = menusFor(
    [
      entry(1, { isFooter: true, link: '' }),
      entry(2, { parentId: 1 }),
      entry(3, { parentId: 2 }),
      entry(4, { isFooter: true }),
    ],
    false,
  );

  it('has every entry with a link, each followed by the entries below it', () => {
    expect(flatMenu(footer).map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  it('the trail of a page contains the titles without a link', () => {
    expect(menuTrail(footer, '/entree-3').map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(menuTrail(footer, '/')).toEqual([]);
  });
});

describe('P2.11 the trail from the top of the menu to a page', () => {
  const { header: menu } = menusFor(
    [
      entry(1),
      entry(2, { parentId: 1 }),
      entry(3, { parentId: 2, link: '/profond/' }),
      entry(4, { link: 'https://example.fr' }),
    ],
    false,
  );

  it.each([
    ['/profond', [1, 2, 3]],
    ['/entree-1', [1]],
    ['/inconnue', []],
  ])('%s: %j', (path, expected) => {
    expect(menuTrail(menu, path).map(({ id }) => id)).toEqual(expected);
  });
});
