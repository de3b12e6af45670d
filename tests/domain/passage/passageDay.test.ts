import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/basis/calendar';
import { calendarDayOf } from '../../../src/domain/basis/calendarDay';
import { instant } from '../../../src/domain/basis/instant';
import { writeFrenchDay } from '../../../src/domain/basis/readCalendarDay';
import { parsePassageDay } from '../../../src/domain/passage/passageDay';
import { day } from '../../support/basis/day';
import { today } from '../../support/store/fakePorts';

const opened = day('1993-09-18');
const parse = (raw: string, now = today) => parsePassageDay(raw, { now, opened });

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
    '9/11/26',
    '2026/11/09',
  ])('is read in every form: « %s »', (raw) => {
    expect(parse(raw)).toEqual(E.right('2026-11-09'));
  });

  it.each(['', '  '])('is required: « %s »', (raw) => {
    expect(parse(raw)).toEqual(E.left({ kind: 'passageDay/missing' }));
  });

  it.each(['hier', '31/11/2026', '29/02/2026', '9112026', '109112026', '091120267', '09/11'])(
    '« %s » is refused',
    (raw) => {
      expect(parse(raw)).toEqual(E.left({ kind: 'passageDay/invalid' }));
    },
  );

  it('is today at the latest', () => {
    expect(parse('21/11/2026')).toEqual(E.right('2026-11-21'));
    expect(parse('22/11/2026')).toEqual(E.left({ kind: 'passageDay/in-future' }));
  });

  it('is the day of the opening at the earliest', () => {
    expect(parse('18/09/1993')).toEqual(E.right('1993-09-18'));
    expect(parse('17/09/1993')).toEqual(E.left({ kind: 'passageDay/before-opening', opened }));
  });

  it('follows the clock of Paris: 23:30 in UTC belongs to the next day', () => {
    const lateInGreenwich = instant(Date.UTC(2026, 10, 21, 23, 30) / 1000);
    expect(parse('22/11/2026', lateInGreenwich)).toEqual(E.right('2026-11-22'));
    expect(parse('23/11/2026', lateInGreenwich)).toEqual(E.left({ kind: 'passageDay/in-future' }));
  });

  test.prop([fc.integer({ min: -2000, max: 2000 })])(
    'accepts each day until today, and no later one',
    (days) => {
      const one = addDays(calendarDayOf(today), days);
      expect(E.isRight(parse(writeFrenchDay(one)))).toBe(days <= 0);
    },
  );
});
