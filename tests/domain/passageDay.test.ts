import { fc, test } from '@fast-check/vitest';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDayOf, formatCalendarDay } from '../../src/domain/calendarDay';
import { instant } from '../../src/domain/instant';
import { parsePassageDay, readTypedDay } from '../../src/domain/passageDay';
import { today } from '../support/fakePorts';

describe('P5.14 the approximate day of a passage', () => {
  it.each([
    '09/11/2026',
    ' 9/11/2026 ',
    '09.11.2026',
    '09-11-2026',
    '9 – 11 – 2026',
    '09 11 2026',
    '09112026',
    '2026-11-09',
  ])('is read however it was typed: « %s »', (raw) => {
    expect(parsePassageDay(raw, today)).toEqual(right('2026-11-09'));
  });

  it('reads the same as the field is left, before anything is judged', () => {
    expect(readTypedDay(' 09112026 ')).toEqual(right('2026-11-09'));
    expect(readTypedDay('09112027')).toEqual(right('2027-11-09'));
  });

  it.each(['', '  '])('is required: « %s »', (raw) => {
    expect(parsePassageDay(raw, today)).toEqual(left({ kind: 'passageDay/missing' }));
  });

  it.each([
    'hier',
    '31/11/2026',
    '29/02/2026',
    '9/11/26',
    '9112026',
    '109112026',
    '091120267',
    '2026/11/09',
    '09/11',
  ])('« %s » is none', (raw) => {
    expect(parsePassageDay(raw, today)).toEqual(left({ kind: 'passageDay/invalid' }));
  });

  it('is today at the latest', () => {
    expect(parsePassageDay('21/11/2026', today)).toEqual(right('2026-11-21'));
    expect(parsePassageDay('22/11/2026', today)).toEqual(left({ kind: 'passageDay/in-future' }));
  });

  it("follows the clock of Paris: half past eleven in Greenwich is tomorrow's day", () => {
    const lateInGreenwich = instant(Date.UTC(2026, 10, 21, 23, 30) / 1000);
    expect(parsePassageDay('22/11/2026', lateInGreenwich)).toEqual(right('2026-11-22'));
    expect(parsePassageDay('23/11/2026', lateInGreenwich)).toEqual(
      left({ kind: 'passageDay/in-future' }),
    );
  });

  test.prop([fc.integer({ min: -2000, max: 2000 })])(
    'no day after today, and every day until then',
    (days) => {
      const day = addDays(calendarDayOf(today), days);
      expect(isRight(parsePassageDay(formatCalendarDay(day), today))).toBe(days <= 0);
    },
  );
});
