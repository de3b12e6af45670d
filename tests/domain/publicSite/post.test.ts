import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import {
  findPost,
  inCategory,
  isPostNew,
  newestPostsFirst,
  postCategories,
  withOwnSlugs,
} from '../../../src/domain/publicSite/post';
import { aPost } from '../../support/publicSite/publicSite';

describe('M4.11, P9.19 a post is marked as new for 7 days after its creation', () => {
  const created = 1_000_000;
  const week = 604_800;

  it.each([
    ['before it exists', -1, false],
    ['at its creation', 0, true],
    ['in the last second of the seventh day', week - 1, true],
    ['seven days later', week, false],
  ])('%s', (_title, age, expected) => {
    expect(isPostNew({ createdAt: instant(created) }, instant(created + age))).toBe(expected);
  });
});

describe('P3.13 two posts with one slug', () => {
  it('each has an address of its own; the oldest keeps it', () => {
    const posts = [3, 1, 2].map((createdAt) =>
      aPost({ slug: 'travaux', createdAt: instant(createdAt) }),
    );
    expect(withOwnSlugs(posts).map(({ slug }) => slug)).toEqual([
      'travaux-3',
      'travaux',
      'travaux-2',
    ]);
  });
});

describe('P2.2, P3.13 the list of the news', () => {
  const travaux = aPost({ slug: 'a', datedAt: instant(1) });
  const tarifs = aPost({
    slug: 'b',
    datedAt: instant(3),
    category: { name: 'Tarifs', colour: null },
  });
  const abonnes = aPost({
    slug: 'c',
    datedAt: instant(2),
    category: { name: 'Économies', colour: null },
  });
  const plain = aPost({ slug: 'd', datedAt: instant(0), category: null });
  const posts = [travaux, tarifs, abonnes, plain];

  it('shows the newest first, by the displayed date', () => {
    expect(newestPostsFirst(posts)).toEqual([tarifs, abonnes, travaux, plain]);
  });

  it('has each used category once, in French alphabetical order', () => {
    expect(postCategories([...posts, travaux])).toEqual(['Économies', 'Tarifs', 'Travaux']);
  });

  it('has the posts of a category, all of them without one', () => {
    expect(inCategory(posts, 'Tarifs')).toEqual([tarifs]);
    expect(inCategory(posts, 'Inconnue')).toEqual([]);
    expect(inCategory(posts, null)).toEqual(posts);
  });

  it('P2.3 finds an article by its slug', () => {
    expect(findPost(posts, 'b')).toEqual(tarifs);
    expect(findPost([{ ...tarifs, slug: 'Tarifs' }], 'tarifs.')).not.toBeNull();
    expect(findPost(posts, 'x')).toBeNull();
  });
});
