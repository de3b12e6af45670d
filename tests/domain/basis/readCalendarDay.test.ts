import { test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  parseCalendarDay,
  parseTypedDay,
  writeFrenchDay,
} from '../../../src/domain/basis/readCalendarDay';
import { anyDay, isoDay, monthLengths } from '../../support/basis/gregorian';

const invalid = E.left({ kind: 'calendarDay/invalid' });

describe('a calendar day exists', () => {
  it.each(['2026-01-01', '2026-12-31', '2028-02-29', '2000-02-29'])('%s exists', (iso) => {
    expect(parseCalendarDay(iso)).toEqual(E.right(iso));
  });

  it.each([
    '',
    '2026-01-32',
    '2026-02-29',
    '2028-02-30',
    '1900-02-29',
    '2026-00-10',
    '2026-13-10',
    '2026-05-00',
    '2026-5-1',
    '2026-05-01T00:00',
    '2026-05-01Z',
    '2026-W18-5',
    '20260501',
    'x2026-05-01',
    '2026-05-01x',
    '2026-05-011',
    '2026-05-01 ',
    '2026-05-01-07',
    ' 2026-05-01',
    '26-05-01',
  ])('« %s » does not exist', (raw) => {
    expect(parseCalendarDay(raw)).toEqual(invalid);
  });

  it('exactly on the days that each month from 1970 to 2100 has', () => {
    const wrong: string[] = [];
    for (let year = 1970; year <= 2100; year += 1) {
      monthLengths(year).forEach((length, index) => {
        for (let date = 27; date <= 32; date += 1) {
          const iso = isoDay(year, index + 1, date);
          if (E.isRight(parseCalendarDay(iso)) !== date <= length) wrong.push(iso);
        }
      });
    }
    expect(wrong).toEqual([]);
  });
});

describe('M9.12 days are typed and shown as dd/MM/yyyy', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1/3/2026', '2026-03-01'],
    [' 01/03/2026 ', '2026-03-01'],
    ['6/7/26', '2026-07-06'],
    ['06.07.26', '2026-07-06'],
    ['6-7-2026', '2026-07-06'],
    ['06 07 2026', '2026-07-06'],
    ['6 – 7 – 2026', '2026-07-06'],
    ['06072026', '2026-07-06'],
    ['2026-07-06', '2026-07-06'],
    ['2026/7/6', '2026-07-06'],
    ['\u200e6\u200b/7/2026\u200e', '2026-07-06'],
    ['０６/０７/２０２６', '2026-07-06'],
    ['29/02/2028', '2028-02-29'],
    ['6 juillet 2026', '2026-07-06'],
    ['1er juillet 2026', '2026-07-01'],
    ['lundi 6 juillet 2026', '2026-07-06'],
    ['Le lundi 06/07/2026', '2026-07-06'],
    ['6 juil. 26', '2026-07-06'],
    ['6-juin-2026', '2026-06-06'],
    ['6 Jan. 2026', '2026-01-06'],
    ['6 févr. 2026', '2026-02-06'],
    ['6 fe\u0301vrier 2026', '2026-02-06'],
    ['6 mars 2026', '2026-03-06'],
    ['6 avril 2026', '2026-04-06'],
    ['6 mai 2026', '2026-05-06'],
    ['6 AOÛT 2026', '2026-08-06'],
    ['6 sept. 2026', '2026-09-06'],
    ['6 octobre 2026', '2026-10-06'],
    ['6 nov 2026', '2026-11-06'],
    ['6 décembre 2026', '2026-12-06'],
    ['6 July 2026', '2026-07-06'],
    ['July 6, 2026', '2026-07-06'],
    ['6th July 2026', '2026-07-06'],
    ['06/07/2026 14:30', '2026-07-06'],
    ['06/07/2026 à 14h30', '2026-07-06'],
    ['2026-07-06T14:30', '2026-07-06'],
    ['le 06/07/2026', '2026-07-06'],
    ['Date : du premier juillet 2026', '2026-07-01'],
    ['06/07/2026 vers 14h (lundi)', '2026-07-06'],
    ['Monday, July 6, 2026', '2026-07-06'],
    ['٠٦/٠٧/٢٠٢٦', '2026-07-06'],
    ['06/07/2026.', '2026-07-06'],
    ['(06/07/2026)', '2026-07-06'],
    ['060726', '2026-07-06'],
    ['26/07/06', '2006-07-26'],
    ['6\u22127\u22122026', '2026-07-06'],
    ['6\u20447\u22152026', '2026-07-06'],
    ['6,7,2026', '2026-07-06'],
    ['6·7_2026', '2026-07-06'],
    ['6\\7\\2026', '2026-07-06'],
  ])('« %s » is %s', (raw, iso) => {
    expect(parseTypedDay(raw)).toEqual(E.right(iso));
  });

  it.each([
    '',
    '31/02/2026',
    '00/01/2026',
    '01/13/2026',
    '1/3/20261',
    '1/3/026',
    '3/26',
    '01032',
    '1/3/99 99',
    '011/03/2026',
    'le',
    '6 mois 2026',
    'Mardi 12/2026',
    '31 juin 2026',
    '01/03/2026 10',
    '310226',
    '01/03/2026/5',
  ])('« %s » is not a day', (raw) => {
    expect(parseTypedDay(raw)).toEqual(invalid);
  });

  test.prop([anyDay])('what is shown can be typed again', (one) => {
    expect(parseTypedDay(writeFrenchDay(one))).toEqual(E.right(one));
  });
});
