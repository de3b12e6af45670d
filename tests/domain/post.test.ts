import { describe, expect, it } from 'vitest';
import { instant } from '../../src/domain/instant';
import { isPostNew } from '../../src/domain/post';

describe('M4.11, P9.19 a post is announced for 7 days after its creation', () => {
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
