// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatLongDate } from '../../../../src/ui/member/passages/table/formatLongDate.fr';
import { atParis } from '../../../support/basis/atParis';

describe('a day in words', () => {
  it.each([
    ['2026-11-20T00:00', 'Vendredi 20 novembre 2026'],
    ['2026-11-20T23:59:59', 'Vendredi 20 novembre 2026'],
    ['2026-11-01T12:00', 'Dimanche 1er novembre 2026'],
    ['2026-01-11T12:00', 'Dimanche 11 janvier 2026'],
  ])('%s is « %s »', (iso, words) => {
    expect(formatLongDate(atParis(iso))).toBe(words);
  });
});
