// @vitest-environment node
import { expect, it } from 'vitest';
import { formatMonth } from '../../../../src/ui/member/formatMonth.fr';

const twelve = Array.from(
  { length: 12 },
  (_, index) => `2026-${String(index + 1).padStart(2, '0')}`,
);

it('a month is shown in French, in short below a chart', () => {
  expect(twelve.map((month) => formatMonth(month, 'short'))).toEqual([
    ...['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin'],
    ...['juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  ]);
});

it('a month is shown with its year in a table', () => {
  expect(twelve.map((month) => formatMonth(month, 'long'))).toEqual([
    ...['janvier 2026', 'février 2026', 'mars 2026', 'avril 2026', 'mai 2026', 'juin 2026'],
    ...['juillet 2026', 'août 2026', 'septembre 2026', 'octobre 2026', 'novembre 2026'],
    'décembre 2026',
  ]);
});
