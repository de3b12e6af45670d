import { fc, test } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { percentDone } from '../../../src/domain/basis/percentDone';

it.each([
  [{ done: 0, total: 58 }, 0],
  [{ done: 1, total: 3 }, 33],
  [{ done: 57, total: 58 }, 98],
  [{ done: 58, total: 58 }, 100],
  [{ done: 0, total: 0 }, 0],
  [{ done: 4, total: 3 }, 100],
])('%j is %i percent', (parts, percent) => {
  expect(percentDone(parts)).toBe(percent);
});

const total = fc.integer({ min: 1, max: 100_000 });

test.prop([total, fc.nat(100_000)])('100 only when every part is done', (all, some) => {
  const done = Math.min(all, some);
  expect(percentDone({ done, total: all }) === 100).toBe(done === all);
});

test.prop([total, fc.nat(100_000)])('one part more is never less', (all, done) => {
  expect(percentDone({ done: done + 1, total: all })).toBeGreaterThanOrEqual(
    percentDone({ done, total: all }),
  );
});
