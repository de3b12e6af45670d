import { describe, expect, it } from 'vitest';
import { instant } from '../../src/domain/instant';
import { isAlertShown, isPostNew } from '../../src/domain/visibilityWindow';

describe('M4.11, M9.9 an alert shows between its start and its end', () => {
  const alert = { startsAt: instant(1000), endsAt: instant(2000) };

  it.each([
    [999, false],
    [1000, true],
    [1500, true],
    [2000, true],
    [2001, false],
  ])('at second %d of a window from 1000 to 2000: %s', (now, expected) => {
    expect(isAlertShown(alert, instant(now))).toBe(expected);
  });
});

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
