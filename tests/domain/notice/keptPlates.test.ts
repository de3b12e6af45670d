import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { LicencePlate } from '../../../src/domain/basis/licencePlate';
import {
  mostKept,
  readKeptPlates,
  readPaidNotice,
  withPaidNotice,
  type KeptPlates,
  type PaidNotice,
} from '../../../src/domain/notice/keptPlates';
import { parseNoticeSearch, type NoticeNumber } from '../../../src/domain/notice/noticeSearch';
import { arbitraryJson, arbitraryObject } from '../../support/basis/arbitraryJson';

const paid = (plate: string, number: string): PaidNotice => ({
  plate: plate as LicencePlate,
  number: number as NoticeNumber,
});
const afterAll = (...notices: readonly PaidNotice[]): KeptPlates =>
  notices.reduce<KeptPlates>(withPaidNotice, []);

describe('what this device stores', () => {
  it.each([null, undefined, 'plates', 7, [], {}, { plates: 'AB123CD' }])(
    'keeps nothing when it is %j',
    (raw) => {
      expect(readKeptPlates(raw)).toBeNull();
    },
  );

  it('is an empty list once it is switched on', () => {
    expect(readKeptPlates({ plates: [] })).toEqual([]);
  });

  it('drops damaged parts and keeps the others', () => {
    const raw = {
      plates: [
        { plate: 'AB123CD', notices: ['26104887', '26104887', 3, 'a b', 'abc', 'x'.repeat(41)] },
        { plate: 'ab-123', notices: [] },
        { plate: 'AB123CD', notices: ['1111'] },
        { plate: 'EF456GH', notices: 'none' },
      ],
    };
    expect(readKeptPlates(raw)).toEqual([
      { plate: 'AB123CD', notices: ['26104887'] },
      { plate: 'EF456GH', notices: [] },
    ]);
  });

  it('is read up to the maximum of plates, and of numbers of each', () => {
    const notices = ['1111', '2222', '3333', '4444'];
    const plates = ['AAA111', 'BBB222', 'CCC333', 'DDD444', 'EEE555'];
    expect(readKeptPlates({ plates: plates.map((plate) => ({ plate, notices })) })).toEqual(
      plates.slice(0, 4).map((plate) => ({ plate, notices: notices.slice(0, 3) })),
    );
  });

  const part = arbitraryObject(['plate', 'notices'], 'AB123CD');
  test.prop([
    fc.oneof(
      arbitraryJson,
      fc.record({ plates: fc.array(fc.oneof(part, arbitraryJson), { maxLength: 9 }) }),
    ),
  ])('is read within bounds, whatever it is', (raw) => {
    const kept = readKeptPlates(raw) ?? [];
    expect(kept.length).toBeLessThanOrEqual(mostKept.plates);
    expect(new Set(kept.map(({ plate }) => plate)).size).toBe(kept.length);
    for (const { plate, notices } of kept) {
      expect(plate.length).toBeLessThanOrEqual(60);
      expect(notices.length).toBeLessThanOrEqual(mostKept.notices);
      expect(notices.every((number) => number.length <= 80)).toBe(true);
    }
  });

  test.prop([
    fc.array(fc.tuple(fc.stringMatching(/^[A-Z0-9]{6,9}$/), fc.stringMatching(/^\d{4,8}$/))),
  ])('is read as it was written', (notices) => {
    const kept = afterAll(...notices.map(([plate, number]) => paid(plate, number)));
    expect(readKeptPlates(JSON.parse(JSON.stringify({ plates: kept })))).toEqual(kept);
  });
});

describe('a paid notice', () => {
  it('puts its plate first, and its number first among those of the plate', () => {
    const first = paid('AB123CD', '1111');
    const second = paid('EF456GH', '2222');
    expect(afterAll(first, second, paid('AB123CD', '3333'))).toEqual([
      { plate: 'AB123CD', notices: ['3333', '1111'] },
      { plate: 'EF456GH', notices: ['2222'] },
    ]);
    expect(afterAll(first, second, first)[0]).toEqual({ plate: 'AB123CD', notices: ['1111'] });
  });

  it('drops the oldest plate and number beyond the maximum', () => {
    const plates = ['AAA111', 'BBB222', 'CCC333', 'DDD444', 'EEE555'];
    const kept = afterAll(...plates.map((plate) => paid(plate, '1111')));
    expect(kept.map(({ plate }) => plate)).toEqual(plates.slice(1).reverse());
    const numbers = ['1111', '2222', '3333', '4444'].map((number) => paid('AB123CD', number));
    expect(afterAll(...numbers)).toEqual([{ plate: 'AB123CD', notices: ['4444', '3333', '2222'] }]);
  });

  const marked = `ABCDE${'\u0301'.repeat(54)}`;
  it.each([
    ['AB123C', '2610'],
    ['A'.repeat(20), '2'.repeat(20)],
    [`${marked}F`, '26104887'],
  ])('is read with the plate %s and the number %s', (plate, number) => {
    expect(readPaidNotice(plate, number)).toEqual(paid(plate, number));
  });

  it.each([
    ['AB12', '26104887'],
    ['AB-123-CD', '26104887'],
    ['-AB123CD', '26104887'],
    ['AB123CD-', '26104887'],
    ['A'.repeat(21), '26104887'],
    [`${marked}FG`, '26104887'],
    ['AB123CD', '123'],
    ['AB123CD', '2'.repeat(21)],
    ['AB123CD', ' 26104887'],
    ['AB123CD', '26104887 '],
    ['AB123CD', 26_104_887],
    [123_456, '26104887'],
    [null, undefined],
  ])('is null with the plate %j and the number %j', (plate, number) => {
    expect(readPaidNotice(plate, number)).toBeNull();
  });

  test.prop([
    fc.oneof(
      fc.stringMatching(/^[A-Z0-9À-Ý\u0410-\u042F -]{5,20}$/u),
      fc.string({ maxLength: 20 }),
    ),
    fc.oneof(fc.stringMatching(/^[0-9 ]{3,20}$/), fc.string({ maxLength: 20 })),
  ])('P5.10–P5.12 is kept exactly when the search of a notice accepts it', (plate, number) => {
    const search = parseNoticeSearch({ plate, number, email: 'camille.durand@example.fr' });
    const read = (of: string, is: string): PaidNotice | null => readPaidNotice(of, is);
    if (E.isRight(search)) {
      expect(read(search.right.plate, search.right.number)).not.toBeNull();
    } else {
      expect(read(plate, number)).toBeNull();
    }
  });
});
