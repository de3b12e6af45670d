import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type {
  Passage,
  PassagesAnswer,
  SubscriberAnswer,
  TrafficAnswer,
  TrafficSnapshot,
} from '../../generated/api';
import { readContract } from '../../scripts/contract/readContract.ts';
import { answerCodec } from '../support/contract/answerCodec';
import { answerExamples } from '../support/contract/contractExamples';

const examples = answerExamples(await readContract());

function valueOf(title: string): unknown {
  const example = examples.find((one) => one.title === title);
  if (!example) throw new Error(`The contract has no example « ${title} »`);
  return example.value;
}

const subscribers = ['nominal', 'noUnpaid', 'deletionRequested', 'shortLists', 'single'].map(
  (name) => [name, (valueOf(`loadSubscriber 200 ${name}`) as SubscriberAnswer).user] as const,
);
const pages = ['nominal', 'secondPage'].map(
  (name) => valueOf(`listPassages 200 ${name}`) as PassagesAnswer,
);
const passages = pages.flatMap((page) => page.passages);

const parisMoment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const momentOf = ({ creationDate }: Pick<Passage, 'creationDate'>): string =>
  parisMoment.format(creationDate.timestamp * 1_000);
const monthOf = (one: Pick<Passage, 'creationDate'>): string => momentOf(one).slice(0, 7);

function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}

/** In cents, to avoid rounding errors. */
function sumOf(rows: readonly Passage[]): number {
  return rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
}

describe('the passages of the examples', () => {
  it('are 160, newest first, 100 on the first page', () => {
    expect(pages.map((page) => page.passages.length)).toEqual([100, 60]);
    expect(passages.map(({ id }) => id)).toEqual(
      Array.from({ length: 160 }, (_, index) => 900_160 - index),
    );
    const times = passages.map(({ creationDate }) => creationDate.timestamp);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('cover the 18 months before today; the bounds are correct', () => {
    expect(new Set(passages.map(monthOf)).size).toBe(19);
    for (const { total, totalPage, minDate, maxDate } of pages) {
      expect({ total, totalPage, minDate, maxDate }).toEqual({
        total: 160,
        totalPage: 2,
        minDate: passages.map(momentOf).at(-1),
        maxDate: passages.map(momentOf)[0],
      });
    }
    expect(pages[0]?.minDate).toMatch(/^2025-05-22 /);
  });

  it('cover both nights of a clock change', () => {
    const moments = passages.map(momentOf);
    expect(moments.filter((moment) => moment === '2026-10-25 02:30:00')).toHaveLength(2);
    expect(moments.filter((moment) => moment.startsWith('2026-03-29 01:'))).not.toEqual([]);
    expect(moments.filter((moment) => moment.startsWith('2026-03-29 03:'))).not.toEqual([]);
  });
});

describe.each(subscribers)('the invoices of the subscriber « %s »', (_, user) => {
  it("equal the passages of their contract's badges in the month before", () => {
    for (const [index, invoices] of (user.invoices ?? []).entries()) {
      const references = user.badges?.[index]?.map(({ badgeReference }) => badgeReference) ?? [];
      for (const invoice of (invoices ?? []).filter(({ type }) => type === 'F')) {
        const billed = passages.filter(
          (passage) =>
            references.includes(passage.badgeReference) &&
            monthOf(passage) === monthBefore(monthOf(invoice)),
        );
        expect(Math.round(invoice.amountIT * 100), invoice.noInvoice).toBe(sumOf(billed));
      }
    }
  });

  it('exist for the first contract in each of the last twelve months', () => {
    const months = user.invoices?.[0]?.filter(({ type }) => type === 'F').map(monthOf) ?? [];
    expect(months).toHaveLength(12);
    expect([months[0], months.at(-1), new Set(months).size]).toEqual(['2026-11', '2025-12', 12]);
  });

  it('include the unpaid one, with its amount', () => {
    for (const [index, contract] of user.contracts.entries()) {
      for (const unpaid of contract.unpaidInvoicesObj ?? []) {
        const invoice = user.invoices?.[index]?.find((one) => one.noInvoice === unpaid.invoice1);
        expect([invoice?.amountIT, momentOf(invoice ?? fail()).slice(0, 10)]).toEqual([
          unpaid.totalAmount,
          '2026-10-05',
        ]);
      }
    }
  });

  it('the latest passages are the first of the list', () => {
    const shown = user.passages ?? [];
    expect(shown).toEqual(passages.slice(0, shown.length));
  });
});

function fail(): never {
  throw new Error('The unpaid invoice is not in the list.');
}

describe('the state of the tunnels', () => {
  const publicData = valueOf('loadPublicData 200 nominal') as { traffic: TrafficSnapshot[] };
  const snapshots = [
    (valueOf('readTraffic 200 nominal') as TrafficAnswer).data,
    (valueOf('listTrafficSnapshots 200 nominal') as TrafficSnapshot[])[0],
    publicData.traffic[0],
  ];

  it('is the same in all calls', () => {
    expect(snapshots[1]).toEqual(snapshots[0]);
    expect(snapshots[2]).toEqual(snapshots[0]);
  });

  it('has one dense direction and one closed direction, which the alert names', () => {
    const { alerts } = valueOf('loadPublicData 200 nominal') as { alerts: { title: string }[] };
    const { TPC, TPS, SCH, REG } = snapshots[0] ?? fail();
    const directions = [TPC, TPS, SCH, REG].flatMap((group) => Object.entries(group));
    const dense = directions.filter(([, { isOpen, traffic }]) => isOpen && traffic !== 'FLUIDE');
    const closed = directions.filter(([, { isOpen }]) => !isOpen);
    expect(dense.map(([code, { time }]) => [code, time])).toEqual([['AM', 9]]);
    expect(closed.map(([code]) => code)).toEqual(['PM']);
    const [from, to] = [REG.PM.entries[0]?.name, REG.PM.exits[0]?.name];
    expect(alerts.map(({ title }) => title).join()).toContain(`${from} – ${to} fermé`);
  });
});

describe('unusual but acceptable answers', () => {
  const answer = valueOf('loadSubscriber 200 nominal') as SubscriberAnswer;
  const isRead = (operationId: string, value: unknown): boolean => {
    const codec = answerCodec(operationId, 200);
    return typeof codec !== 'string' && E.isRight(codec.decode(value));
  };

  it('a negative balance is accepted', () => {
    const contracts = answer.user.contracts.map((contract) => ({
      ...contract,
      accountBalance: -47.6,
    }));
    expect(isRead('loadSubscriber', { ...answer, user: { ...answer.user, contracts } })).toBe(true);
  });

  it('another date format of the passages is accepted', () => {
    const page = { ...pages[0], minDate: '22/05/2025', maxDate: null };
    expect(isRead('listPassages', page)).toBe(true);
  });
});
