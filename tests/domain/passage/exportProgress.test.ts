import { fc, test } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { percentOfExport } from '../../../src/domain/passage/exportProgress';

it.each([
  ['pages', 0, 58, 0],
  ['pages', 29, 58, 25],
  ['pages', 58, 58, 50],
  ['portions', 0, 58, 50],
  ['portions', 58, 58, 100],
] as const)('%s: %i of %i is %i percent', (step, done, total, percent) => {
  expect(percentOfExport({ step, done, total })).toBe(percent);
});

it('a workbook is made at once when its pages are read', () => {
  expect(percentOfExport({ step: 'pages', done: 29, total: 58 }, 'xlsx')).toBe(50);
  expect(percentOfExport({ step: 'pages', done: 58, total: 58 }, 'xlsx')).toBe(100);
});

const counts = fc.tuple(fc.nat(500), fc.integer({ min: 1, max: 500 }));

test.prop([counts, counts])(
  'a portion is never before a page',
  ([read, pages], [made, portions]) => {
    expect(
      percentOfExport({ step: 'portions', done: made, total: portions }),
    ).toBeGreaterThanOrEqual(percentOfExport({ step: 'pages', done: read, total: pages }));
  },
);
