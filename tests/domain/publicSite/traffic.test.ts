import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import { readDirection } from '../../../src/domain/passage/stretches';
import {
  closedRoads,
  datedUntil,
  isTrafficOld,
  newerTraffic,
  openAgain,
  trafficAge,
  trafficState,
  tripTraffic,
} from '../../../src/domain/publicSite/traffic';

it.each([
  [true, 'FLUIDE', 'fluid'],
  [true, ' Fluide ', 'fluid'],
  [true, 'DENSE', 'dense'],
  [true, '', 'dense'],
  [false, 'FLUIDE', 'closed'],
  [false, 'DENSE', 'closed'],
] as const)('P9.20 open %s with traffic « %s » is %s', (isOpen, traffic, state) => {
  expect(trafficState(isOpen, traffic)).toBe(state);
});

describe('P3.10 the roads of a direction', () => {
  it('has the names of closed entries and exits only', () => {
    expect(
      closedRoads({
        entries: [
          { name: 'Vieux-Port', isOpen: false },
          { name: 'Carénage', isOpen: true },
        ],
        exits: [{ name: 'A50', isOpen: false }],
      }),
    ).toEqual({ entries: ['Vieux-Port'], exits: ['A50'] });
  });
});

describe('the age of a state when the next read failed', () => {
  it.each([
    [1000, 0],
    [1059, 0],
    [1060, 1],
    [1319, 5],
    [900, 0],
  ])('read at 1000 s, at %i s it is %i min old', (now, minutes) => {
    expect(trafficAge({ updatedAt: instant(1000) }, instant(now))).toBe(minutes);
  });
});

describe('P7.3 an answer and the state that is known', () => {
  const updated = (at: number) => ({ directions: [], updatedAt: instant(at) });

  it.each([
    [1001, 1001],
    [999, 1000],
  ])('an answer of second %i leaves the state of second %i, when 1000 is known', (at, shown) => {
    expect(newerTraffic(updated(at), updated(1000))).toEqual(updated(shown));
  });

  it('an answer of the same second replaces the known state', () => {
    const answer = updated(1000);
    expect(newerTraffic(answer, updated(1000))).toBe(answer);
  });

  it.each([
    [900, 900],
    [1000, 1000],
    [1060, 1060],
    [1061, 1000],
    [9000, 1000],
  ])('an answer dated %i s is dated %i s, when the device shows 1000 s', (at, dated) => {
    expect(datedUntil(instant(1000), updated(at))).toEqual(updated(dated));
  });
});

it.each([
  [0, false],
  [14, false],
  [15, true],
  [16, true],
])('a state of %i minutes is too old to be live: %s', (age, isOld) => {
  expect(isTrafficOld(age)).toBe(isOld);
});

it.each([
  ['pradoToCarenage', 'pradoToCarenage'],
  ['PRADOTOCARENAGE', null],
  ['toString', null],
  [3, null],
  [null, null],
])('a stored direction %j is %j', (raw, direction) => {
  expect(readDirection(raw)).toBe(direction);
});

describe('the directions that are open again', () => {
  const traffic = [
    { direction: 'pradoToCarenage', state: 'fluid' },
    { direction: 'carenageToPrado', state: 'dense' },
    { direction: 'menpentiToPrado2', state: 'closed' },
    { direction: 'prado2ToMenpenti', state: 'unknown' },
  ] as const;

  it('are those that are fluid or dense, not those that are closed or unknown', () => {
    const all = traffic.map(({ direction }) => direction);
    expect(openAgain(all, traffic)).toEqual(['pradoToCarenage', 'carenageToPrado']);
  });

  it('are among those that are asked for; one that is missing is unknown', () => {
    expect(openAgain(['menpentiToPrado2', 'carenageToPrado'], traffic)).toEqual([
      'carenageToPrado',
    ]);
    expect(openAgain(['a50ToRoundabout'], traffic)).toEqual([]);
    expect(openAgain([], traffic)).toEqual([]);
  });
});

describe('the traffic of a trip through two tunnels', () => {
  const way = ['carenageToPrado', 'a50ToRoundabout'] as const;
  const [first, second] = way;
  it.each([
    [['fluid', 4], ['fluid', 3], 'fluid', 7],
    [['fluid', 4], ['dense', 6], 'dense', 10],
    [['dense', 6], ['unknown', null], 'unknown', null],
    [['closed', null], ['unknown', null], 'closed', null],
    [['closed', 5], ['fluid', 3], 'closed', null],
  ] as const)('%j and %j: the gravest state, and the whole time if it is known', (...row) => {
    const [[state, minutes], [other, time], gravest, whole] = row;
    const traffic = [
      { direction: first, state, minutes },
      { direction: second, state: other, minutes: time },
    ];
    expect(tripTraffic(way, traffic)).toEqual({ state: gravest, minutes: whole });
  });

  it('a direction that the answer does not name is unknown', () => {
    const traffic = [{ direction: first, state: 'dense', minutes: 6 } as const];
    expect(tripTraffic(way, traffic)).toEqual({ state: 'unknown', minutes: null });
  });

  it('a direction outside the way does not count', () => {
    const traffic = [
      { direction: second, state: 'closed', minutes: null },
      { direction: first, state: 'fluid', minutes: 4 },
    ] as const;
    expect(tripTraffic([first], traffic)).toEqual({ state: 'fluid', minutes: 4 });
  });

  it('a way without a tunnel has an unknown state', () => {
    expect(tripTraffic([], []).state).toBe('unknown');
  });
});
