import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { summarisePassages } from '../../../src/domain/passage/passageSummary';
import {
  busiestHours,
  countByWeekday,
  heatLevel,
  hoursInUse,
} from '../../../src/domain/passage/passageWeek';
import { atParis } from '../../support/basis/atParis';
import { aPassage } from '../../support/subscriber/builders';

const weekOf = (at: readonly string[]) =>
  summarisePassages(at.map((iso, id) => aPassage({ id, at: atParis(iso) }))).week;

const week = fc.array(fc.array(fc.nat(900), { minLength: 24, maxLength: 24 }), {
  minLength: 7,
  maxLength: 7,
});
const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);

it('the busiest hours come first; an hour without a passage is none of them', () => {
  const mondayTwice = weekOf(['2026-11-23T08:10', '2026-11-16T08:50', '2026-11-20T17:00']);
  expect(busiestHours(mondayTwice, 3)).toEqual([
    { weekday: 0, hour: 8, count: 2 },
    { weekday: 4, hour: 17, count: 1 },
  ]);
  expect(busiestHours(mondayTwice, 1)).toHaveLength(1);
});

it('the busiest hours come first, wherever they are in the week', () => {
  const counts = [2, 7, 5, 0, 9];
  expect(busiestHours([counts], 3)).toEqual([
    { weekday: 0, hour: 4, count: 9 },
    { weekday: 0, hour: 1, count: 7 },
    { weekday: 0, hour: 2, count: 5 },
  ]);
  expect(busiestHours([], 3)).toEqual([]);
});

it('of equally busy hours all are named or none; if no hour has two passages, none is named', () => {
  const monday = ['2026-11-23T08:10', '2026-11-16T08:50'];
  const tuesday = ['2026-11-24T09:10', '2026-11-17T09:50'];
  const others = ['2026-11-25T10:10', '2026-11-26T11:10'];
  const named = (at: readonly string[], count: number): readonly number[] =>
    busiestHours(weekOf(at), count).map(({ hour }) => hour);
  expect(named([...monday, ...others], 2)).toEqual([8]);
  expect(named([...monday, ...tuesday], 2)).toEqual([8, 9]);
  expect(named([...monday, ...tuesday], 1)).toEqual([]);
  expect(named(others, 3)).toEqual([]);
});

describe('the hours in use', () => {
  it.each([
    ['without a passage', [], []],
    ['of one passage', ['2026-11-23T00:30'], [0]],
    [
      'between the first and the last of any day',
      ['2026-11-23T20:10', '2026-11-24T18:50'],
      [18, 19, 20],
    ],
    ['up to midnight', ['2026-11-23T23:59', '2026-11-24T22:00'], [22, 23]],
  ])('%s', (_title, at, expected) => {
    expect(hoursInUse(weekOf(at))).toEqual(expected);
  });

  test.prop([week])('have every passage of the week', (all) => {
    const hours = hoursInUse(all);
    const shown = all.map((day) => sum(hours.map((hour) => day[hour] ?? 0)));
    expect(sum(shown)).toBe(sum(all.flat()));
  });
});

it('a day of the week has the passages of all its hours', () => {
  expect(countByWeekday([[1, 2, 4], [], [0, 8, 0]])).toEqual([7, 0, 8]);
});

test.prop([week])('the days of the week have the sum of the whole', (all) => {
  expect(countByWeekday(all)).toHaveLength(7);
  expect(sum(countByWeekday(all))).toBe(sum(all.flat()));
});

describe('how busy an hour is', () => {
  it.each([
    [0, 0, 0],
    [0, 12, 0],
    [1, 12, 1],
    [3, 12, 1],
    [4, 12, 2],
    [9, 12, 3],
    [12, 12, 4],
    [1, 1, 4],
  ])('%i of at most %i is %i', (count, most, level) => {
    expect(heatLevel(count, most)).toBe(level);
  });

  test.prop([fc.nat(5000), fc.nat(5000), fc.integer({ min: 1, max: 5000 })])(
    'is never less for more passages',
    (one, other, most) => {
      const [fewer, more] = [Math.min(one, other, most), Math.min(Math.max(one, other), most)];
      expect(heatLevel(fewer, most)).toBeLessThanOrEqual(heatLevel(more, most));
    },
  );
});
