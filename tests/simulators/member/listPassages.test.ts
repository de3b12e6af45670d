import { describe, expect, it } from 'vitest';
import type { PassagesAnswer, PassagesRequest } from '../../../generated/api.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import { addPassage, operatorWithSecondAccount } from './memberData.ts';

const search: PassagesRequest = {
  page: 1,
  badgeRef: null,
  size: 100,
  selectMinDate: '2025-05-21 00:00:01',
  selectMaxDate: '2026-11-21 23:59:59',
};

const operator = operatorWithSecondAccount();

async function list(changes: Partial<PassagesRequest> = {}): Promise<PassagesAnswer> {
  const { token } = operator;
  const { status, body } = await operator.send('listPassages', {
    token,
    body: { ...search, ...changes },
  });
  expect(status).toBe(200);
  return body as PassagesAnswer;
}

async function idsOf(changes: Partial<PassagesRequest>): Promise<readonly number[]> {
  return (await list(changes)).passages.map(({ id }) => id);
}

const tooLong = { state: false, response: 'La période demandée dépasse les 18 derniers mois.' };
const noDay = { state: false, response: "La période demandée n'existe pas dans le calendrier." };

describe('a page of passages', () => {
  it("M7.13 the first page is the contract's example", async () => {
    expect(await list(requestExample('listPassages'))).toEqual(answerExample('listPassages'));
  });

  it('M7.13 the second page has the rest, with the same totals', async () => {
    expect(await list({ page: 2 })).toEqual(answerExample('listPassages', 'secondPage'));
  });

  it('M7.13 a badge is searched by its reference; an empty reference means all', async () => {
    const { passages, total } = await list({ badgeRef: '65220002', size: 750 });
    expect(new Set(passages.map(({ badgeReference }) => badgeReference))).toEqual(
      new Set(['65220002']),
    );
    expect(total).toBe(passages.length);
    expect((await list({ badgeRef: '' })).total).toBe(160);
  });

  it.each([['00000000'], ['64999001'], ['\u0000'], ['\ud800'], ["' OR 1 = 1 --"]])(
    "M6.2 an unknown badge, or another account's, has no passages (%j)",
    async (badgeRef) => {
      expect(await list({ badgeRef })).toEqual(answerExample('listPassages', 'empty'));
    },
  );

  it.each([[3], [9007199254740991], [1e300]])(
    'M7.13 page %d, after the last one, is empty, with the same totals',
    async (page) => {
      expect(await list({ page })).toEqual({
        ...(answerExample('listPassages') as PassagesAnswer),
        passages: [],
      });
    },
  );

  it('M2.26 passages of the same second keep their order across pages, newest first', async () => {
    const at = Date.parse('2026-11-20T12:00:00+01:00') / 1_000;
    for (let id = 1; id <= 150; id += 1) addPassage(operator, { id, at });
    const day = { selectMinDate: '2026-11-20 11:00:00', selectMaxDate: '2026-11-20 13:00:00' };
    const pages = [...(await idsOf(day)), ...(await idsOf({ ...day, page: 2 }))];
    expect(pages).toEqual(Array.from({ length: 150 }, (_, index) => 150 - index));
  });
});

describe('the period', () => {
  it('M9.2 without bounds it is the last 18 months', async () => {
    addPassage(operator, { id: 1, at: Date.parse('2025-05-21T00:00:00+02:00') / 1_000 });
    addPassage(operator, { id: 2, at: Date.parse('2025-05-20T23:59:59+02:00') / 1_000 });
    const { total, minDate } = await list({ selectMinDate: null, selectMaxDate: null });
    expect([total, minDate]).toEqual([161, '2025-05-21 00:00:00']);
    expect((await list({ selectMinDate: null })).total).toBe(161);
    expect((await list({ selectMaxDate: null })).total).toBe(160);
  });

  it.each([
    ['longer than 18 months', '2025-05-20 23:59:59', '2026-11-21 23:59:59'],
    ['longer than 18 months, in the past', '2024-01-01 00:00:01', '2025-12-31 23:59:59'],
    ['entirely before the last 18 months', '2025-01-01 00:00:01', '2025-02-28 23:59:59'],
    ['in the year 0', '0000-01-01 00:00:00', '0001-01-01 00:00:00'],
  ])('M9.2 a period %s is refused', async (_case, selectMinDate, selectMaxDate) => {
    expect(await list({ selectMinDate, selectMaxDate })).toEqual(tooLong);
  });

  it('M9.2 a period that starts before the last 18 months shows the days within them', async () => {
    addPassage(operator, { id: 2, at: Date.parse('2025-05-20T23:59:59+02:00') / 1_000 });
    const { minDate } = await list({
      selectMinDate: '2025-05-01 00:00:01',
      selectMaxDate: '2025-06-30 23:59:59',
    });
    expect(minDate).toBe('2025-05-22 07:41:36');
  });

  it.each([
    ['2026-02-30 00:00:01', '2026-03-31 23:59:59'],
    ['2026-02-01 00:00:01', '2026-04-31 23:59:59'],
  ])('M9.12 an invalid date is refused (%s, %s)', async (selectMinDate, selectMaxDate) => {
    expect(await list({ selectMinDate, selectMaxDate })).toEqual(noDay);
  });

  it('M9.12 a period that ends before it starts has none; an end far in the future is accepted', async () => {
    const reversed = { selectMinDate: '2026-11-20 00:00:01', selectMaxDate: '2026-11-01 23:59:59' };
    expect(await list(reversed)).toEqual(answerExample('listPassages', 'empty'));
    expect((await list({ selectMaxDate: '9999-12-31 23:59:59' })).total).toBe(160);
  });

  it('M9.12 both bounds are included, to the second', async () => {
    const newest = { selectMinDate: '2026-11-20 07:40:12', selectMaxDate: '2026-11-20 07:40:12' };
    expect(await idsOf(newest)).toEqual([900160]);
    expect(await idsOf({ ...newest, selectMinDate: '2026-11-20 07:40:13' })).toEqual([]);
  });
});

describe('the nights when the clock changes', () => {
  it('M9.12 the repeated hour belongs to its day, and to a period within it', async () => {
    // 02:10 summer time, 02:10 and 02:50 winter time, 03:10.
    ['00:10', '01:10', '01:50', '02:10'].forEach((utc, index) => {
      addPassage(operator, {
        id: index + 1,
        at: Date.parse(`2026-10-25T${utc}:00Z`) / 1_000,
      });
    });
    const hour = { selectMinDate: '2026-10-25 02:00:00', selectMaxDate: '2026-10-25 02:59:59' };
    expect((await idsOf(hour)).filter((id) => id < 10)).toEqual([3, 2, 1]);
    const { minDate, maxDate } = await list({ ...hour, selectMaxDate: '2026-10-25 02:15:00' });
    expect([minDate, maxDate]).toEqual(['2026-10-25 02:10:00', '2026-10-25 02:10:00']);
  });

  it('M9.12 the skipped hour has no passages, and is accepted as a bound', async () => {
    addPassage(operator, { id: 1, at: Date.parse('2026-03-29T00:59:59Z') / 1_000 });
    addPassage(operator, { id: 2, at: Date.parse('2026-03-29T01:00:00Z') / 1_000 });
    const at = (from: string, to: string): Promise<readonly number[]> =>
      idsOf({ selectMinDate: `2026-03-29 ${from}`, selectMaxDate: `2026-03-29 ${to}` });
    expect(await at('02:10:00', '02:50:00')).toEqual([]);
    expect(await at('01:59:59', '02:30:00')).toEqual([1]);
    expect(await at('02:30:00', '03:00:00')).toEqual([2]);
  });

  it('M9.12 a day of 25 hours ends at its own midnight', async () => {
    addPassage(operator, { id: 1, at: Date.parse('2026-10-24T22:00:01Z') / 1_000 });
    addPassage(operator, { id: 2, at: Date.parse('2026-10-25T22:59:59Z') / 1_000 });
    addPassage(operator, { id: 3, at: Date.parse('2026-10-25T23:00:00Z') / 1_000 });
    const day = { selectMinDate: '2026-10-25 00:00:01', selectMaxDate: '2026-10-25 23:59:59' };
    const found = await idsOf(day);
    expect([found.includes(1), found.includes(2), found.includes(3)]).toEqual([true, true, false]);
  });
});
