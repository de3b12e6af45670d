import { fc, test } from '../../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { toPassagePage } from '../../../../src/adapters/http/passage/toPassagePage';

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

describe('M3.10 the times of the oldest and of the newest passage', () => {
  it('are read as days of Europe/Paris', () => {
    expect(endsOf('2025-05-22 00:00:00', '2026-11-20 23:59:59')).toEqual({
      oldest: '2025-05-22',
      newest: '2026-11-20',
    });
  });

  it.each([null, '', '20/11/2026', '2026-11-20T23:40:12Z'])(
    '« %s » is read as no limit',
    (text) => {
      expect(endsOf(text, text)).toEqual({ oldest: null, newest: null });
    },
  );

  test.prop([fc.string(), fc.string()])(
    'any text is read without an exception',
    (minDate, maxDate) => {
      expect(endsOf(minDate, maxDate)).toEqual({ oldest: null, newest: null });
    },
  );
});
