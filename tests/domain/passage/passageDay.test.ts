import { fc, test } from '@fast-check/vitest';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/basis/calendar';
import { calendarDayOf } from '../../../src/domain/basis/calendarDay';
import { instant } from '../../../src/domain/basis/instant';
import { writeFrenchDay } from '../../../src/domain/basis/readCalendarDay';
import { parsePassageDay, readTypedDay } from '../../../src/domain/passage/passageDay';
import { today } from '../../support/store/fakePorts';

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
  ])('is read in every form: « %s »', (raw) => {
    expect(parsePassageDay(raw, today)).toEqual(E.right('2026-11-09'));
  });

  it('is read in the same way when the field loses the focus, without a check against today', () => {
    expect(readTypedDay(' 09112026 ')).toEqual(E.right('2026-11-09'));
    expect(readTypedDay('09112027')).toEqual(E.right('2027-11-09'));
  });

  it.each(['', '  '])('is required: « %s »', (raw) => {
    expect(parsePassageDay(raw, today)).toEqual(E.left({ kind: 'passageDay/missing' }));
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
  ])('« %s » is refused', (raw) => {
    expect(parsePassageDay(raw, today)).toEqual(E.left({ kind: 'passageDay/invalid' }));
  });

  it('is today at the latest', () => {
    expect(parsePassageDay('21/11/2026', today)).toEqual(E.right('2026-11-21'));
    expect(parsePassageDay('22/11/2026', today)).toEqual(E.left({ kind: 'passageDay/in-future' }));
  });

  it('follows the clock of Paris: 23:30 in UTC belongs to the next day', () => {
    const lateInGreenwich = instant(Date.UTC(2026, 10, 21, 23, 30) / 1000);
    expect(parsePassageDay('22/11/2026', lateInGreenwich)).toEqual(E.right('2026-11-22'));
    expect(parsePassageDay('23/11/2026', lateInGreenwich)).toEqual(
      E.left({ kind: 'passageDay/in-future' }),
    );
  });

  test.prop([fc.integer({ min: -2000, max: 2000 })])(
    'accepts each day until today, and no later one',
    (days) => {
      const day = addDays(calendarDayOf(today), days);
      expect(E.isRight(parsePassageDay(writeFrenchDay(day), today))).toBe(days <= 0);
    },
  );
});
