import { test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseNoticeSearch } from '../../../src/domain/notice/noticeSearch';
import { printed } from '../../support/basis/pasted';
import { aNoticeSearch } from '../../support/publicSite/notices';

const search = (part: object = {}) => parseNoticeSearch({ ...aNoticeSearch, ...part });
const short = { number: { kind: 'notice/number-too-short' } };
const unfit = { plate: { kind: 'notice/plate-unfit' } };

describe('P2.4 the search of a notice', () => {
  it.each(['', '   ', '123', '1 2 3', '\u00a01\u202f2'])(
    'P5.10: a notice number under 4 characters is refused: « %s »',
    (number) => {
      expect(search({ number })).toEqual(E.left(short));
    },
  );

  it.each([
    '26104887 du 12/11/2026',
    '26104887 (12/11/2026)',
    '26104887 AB-123-CD',
    '26104887 N° de plaque AB-123-CD',
    '2'.repeat(21),
    '26104887, 26104888',
    '26104887 - 12.11.2026',
  ])('P5.10, P9.11: more than a number is refused before the server is asked: « %s »', (number) => {
    expect(search({ number })).toEqual(E.left({ number: { kind: 'notice/number-unfit' } }));
  });

  it.each([
    ['1234', '1234'],
    [' 26 10\u202f4887\n', '26104887'],
    ['ap-26/08', 'ap2608'],
    ["N° d'avis : 26104887", '26104887'],
    ['2'.repeat(20), '2'.repeat(20)],
    ['N° 26104887', '26104887'],
    ['26 104 887.', '26104887'],
    ['CNP n° 26104-887', '26104887'],
    ['26 1-0-4887', '26104887'],
    ['２６１０٤٨٨٧', '26104887'],
    ['2610\u200b4887\u200e', '26104887'],
  ])('P5.10, P9.11: « %s » is the number %s', (number, read) => {
    expect(search({ number })).toEqual(E.right({ ...aNoticeSearch, number: read }));
  });

  it.each(['', 'AB-12', 'ab 12 c', '- - - - - -', 'AB_123_CD', 'AB123CD!', '😀😀😀😀😀😀'])(
    'P5.11: a plate that is empty, under 6 characters or not a plate is refused: « %s »',
    (plate) => {
      expect(search({ plate })).toEqual(E.left(unfit));
    },
  );

  it.each([
    ['ab-123-cd', 'AB123CD'],
    [' AB 123\u2011CD ', 'AB123CD'],
    ['AB·123·CD', 'AB123CD'],
    ['AB.123.CD', 'AB123CD'],
    ['AB/123/CD', 'AB123CD'],
    ['\u200eAB\u200b123\u00adCD', 'AB123CD'],
    ['ＡＢ１２３ＣＤ', 'AB123CD'],
    ['1-ABC-234', '1ABC234'],
    ['MÜ LL 12', 'MÜLL12'],
  ])('P5.12, P5.23: « %s » is pasted as %s: spaces and hyphens are removed', (plate, read) => {
    expect(search({ plate })).toEqual(E.right({ ...aNoticeSearch, plate: read }));
  });

  it('P5.12: the e-mail is required; all invalid fields are reported in the order of the screen', () => {
    const all = search({ number: '', plate: '', email: ' ' });
    expect(all).toEqual(E.left({ ...short, ...unfit, email: { kind: 'email/missing' } }));
    expect(Object.keys(all._tag === 'Left' ? all.left : {})).toEqual(['number', 'plate', 'email']);
    expect(search({ email: 'camille' })).toEqual(E.left({ email: { kind: 'email/invalid' } }));
  });

  test.prop([
    printed('26104887'),
    printed('AB123CD', ['.', '·', '/'], []).map((plate) => plate.replaceAll(')', '')),
  ])('any printed form is the notice that was meant', (number, plate) => {
    expect(search({ number, plate })).toEqual(
      E.right({ ...aNoticeSearch, number: '26104887', plate: 'AB123CD' }),
    );
  });
});
