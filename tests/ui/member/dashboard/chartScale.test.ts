// @vitest-environment node
import { expect, it } from 'vitest';
import { cents } from '../../../../src/domain/basis/money';
import { chartScale } from '../../../../src/ui/member/dashboard/chart/chartScale';

it.each([
  [4760, [0, 2000, 4000, 6000]],
  [50, [0, 100]],
  [400, [0, 100, 200, 300, 400]],
  [123_450, [0, 50_000, 100_000, 150_000]],
])('the axis up to %d cents has at most four round intervals', (highest, lines) => {
  expect(chartScale(cents(highest))).toEqual(lines);
});
