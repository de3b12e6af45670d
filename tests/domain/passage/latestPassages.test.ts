import { expect, it } from 'vitest';
import { cents } from '../../../src/domain/basis/money';
import type { Passage } from '../../../src/domain/passage/passage';
import { badgesOfMonth } from '../../../src/domain/passage/latestPassages';
import { atParis } from '../../support/basis/atParis';
import { aPassage } from '../../support/subscriber/builders';

const now = atParis('2026-11-24T10:00');

const inNovember: readonly Passage[] = [
  aPassage({ id: 3, at: atParis('2026-11-20T08:00'), badgeReference: 'a', amount: cents(320) }),
  aPassage({ id: 2, at: atParis('2026-11-01T00:00'), badgeReference: 'a', amount: cents(320) }),
];
const inOctober = aPassage({ id: 1, at: atParis('2026-10-31T23:59'), badgeReference: 'a' });
const spent = [{ badgeReference: 'a', count: 2, amount: 640 }];

it('only passages of the current month in Europe/Paris count', () => {
  expect(
    badgesOfMonth({ passages: [...inNovember, inOctober], isAll: false, unreadable: 0 }, now),
  ).toEqual(spent);
});

it('all passages are there: the month is complete without an earlier one', () => {
  expect(badgesOfMonth({ passages: inNovember, isAll: true, unreadable: 0 }, now)).toEqual(spent);
  expect(badgesOfMonth({ passages: [], isAll: true, unreadable: 0 }, now)).toEqual([]);
});

it('passages that do not reach back to an earlier month may lack some of this one', () => {
  expect(badgesOfMonth({ passages: inNovember, isAll: false, unreadable: 0 }, now)).toBeNull();
});

it.each([true, false])('P7.2 an unreadable passage may be one of this month (all: %s)', (isAll) => {
  const passages = [...inNovember, inOctober];
  expect(badgesOfMonth({ passages, isAll, unreadable: 1 }, now)).toBeNull();
});
