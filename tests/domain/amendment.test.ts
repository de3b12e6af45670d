import { expect, it } from 'vitest';
import { newestFirst, type Amendment } from '../../src/domain/amendment';
import { instant } from '../../src/domain/instant';

const amendment = (timestamp: number): Amendment => ({
  createdAt: instant(timestamp),
  title: `à ${timestamp}`,
  detail: '',
});

it('M2.9 what happened last stands first, and the list that was given stays as it is', () => {
  const given = [amendment(20), amendment(30), amendment(10)];
  expect(newestFirst(given)).toEqual([amendment(30), amendment(20), amendment(10)]);
  expect(given[0]).toEqual(amendment(20));
  expect(newestFirst([])).toEqual([]);
});
