import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { toPassagePage } from '../../../src/adapters/http/toPassagePage';

const endsOf = (minDate: string | null, maxDate: string | null) =>
  toPassagePage({
    state: true,
    response: null,
    passages: [],
    total: 0,
    totalPage: 0,
    minDate,
    maxDate,
  }).ends;

describe('M3.10 the moments of the oldest and of the newest passage', () => {
  it('are read as days of Europe/Paris', () => {
    expect(endsOf('2025-05-22 00:00:00', '2026-11-20 23:59:59')).toEqual({
      oldest: '2025-05-22',
      newest: '2026-11-20',
    });
  });

  it.each([
    null,
    '',
    '2026-02-30 07:40:12',
    '20/11/2026',
    '2026-11-20T23:40:12Z',
    '0000-00-00 00:00:00',
  ])('« %s » bounds nothing', (text) => {
    expect(endsOf(text, text)).toEqual({ oldest: null, newest: null });
  });

  test.prop([fc.string(), fc.string()])('no text breaks the page', (minDate, maxDate) => {
    expect(endsOf(minDate, maxDate)).toEqual({ oldest: null, newest: null });
  });
});
