import { expect, it } from 'vitest';
import { newestAmendmentsFirst, type Amendment } from '../../../src/domain/contract/amendment';
import { instant } from '../../../src/domain/basis/instant';

const amendment = (timestamp: number): Amendment => ({
  createdAt: instant(timestamp),
  title: `à ${timestamp}`,
  detail: '',
});

it('M2.9 the latest entry is first, and the given list is not changed', () => {
  const given = [amendment(20), amendment(30), amendment(10)];
  expect(newestAmendmentsFirst(given)).toEqual([amendment(30), amendment(20), amendment(10)]);
  expect(given[0]).toEqual(amendment(20));
  expect(newestAmendmentsFirst([])).toEqual([]);
});
