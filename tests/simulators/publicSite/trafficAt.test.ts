import { expect, it } from 'vitest';
import type { components } from '../../../generated/api.ts';
import { trafficAt } from '../../../scripts/simulators/backend/publicSite/trafficAt.ts';
import { tunnelDirections } from '../../../scripts/simulators/backend/publicSite/tunnelDirections.ts';
import { atParis } from '../../../scripts/simulators/rules/parisTime.ts';

type Direction = components['schemas']['TrafficDirection'];

interface Seen {
  readonly at: ReturnType<typeof atParis>;
  readonly code: string;
  readonly state: Direction;
}

const paris = (text: string): number => Date.parse(`${text}+01:00`) / 1_000;
const monday = paris('2026-11-16T00:00:00');
const directionsAt = (at: number): Readonly<Record<string, Direction>> => {
  const { date: _date, ...groups } = trafficAt(at);
  return Object.assign({}, ...Object.values(groups)) as Readonly<Record<string, Direction>>;
};
const week: readonly Seen[] = Array.from({ length: 7 * 24 * 12 }, (_, step) => {
  const at = monday + step * 300;
  return Object.entries(directionsAt(at)).map(([code, state]) => ({
    at: atParis(at),
    code,
    state,
  }));
}).flat();
const isRushHour = ({ at }: Seen): boolean => {
  const hour = at.hour + at.minute / 60;
  return at.weekday <= 5 && ((hour >= 7 && hour < 9.5) || (hour >= 16.5 && hour < 19));
};
const isDense = ({ state }: Seen): boolean => state.traffic !== 'FLUIDE';

it('P3.10 the eight directions are in their groups, with the roads of the contract', () => {
  const noon = trafficAt(paris('2026-11-18T12:00:00'));
  expect(Object.keys(noon)).toEqual(['date', 'TPC', 'TPS', 'SCH', 'REG']);
  expect(noon.TPC.MA.entries.map(({ name }) => name)).toEqual(['Vieux-Port', 'Carénage']);
  expect(noon.TPS.TP.exits).toEqual([{ name: 'Rond-point du Prado', isOpen: true }]);
  expect(Object.keys(directionsAt(monday))).toEqual([
    ...['MA', 'AM', 'PT', 'TP', 'TSC', 'FSC', 'MP', 'PM'],
  ]);
});

it('the same moment always has the same traffic, which changes at most every 30 seconds', () => {
  const at = paris('2026-11-18T08:00:00');
  expect(trafficAt(at)).toEqual(trafficAt(at));
  expect(trafficAt(at + 29)).toEqual(trafficAt(at));
  expect(trafficAt(at).date.timestamp).toBe(at);
  expect(trafficAt(at + 30).date.timestamp).toBe(at + 30);
});

it('a week has fluid, dense and closed directions, and a few accidents', () => {
  const states = new Set(week.map(({ state }) => (state.isOpen ? state.traffic : 'closed')));
  expect(states).toEqual(new Set(['FLUIDE', 'DENSE', 'ACCIDENT', 'closed']));
  const accidents = week.filter(({ state }) => state.traffic === 'ACCIDENT');
  expect(accidents.length / week.length).toBeLessThan(0.005);
});

it('both long tunnels are dense in the rush hours of weekdays', () => {
  const long = new Set(tunnelDirections.filter(({ share }) => share === 1).map(({ code }) => code));
  const rush = week.filter((seen) => isRushHour(seen) && long.has(seen.code));
  expect(rush.length).toBeGreaterThan(0);
  expect(rush.every(isDense)).toBe(true);
});

it('nights are always fluid, weekends mostly', () => {
  const nights = week.filter(({ at, state }) => (at.hour >= 22 || at.hour < 5) && state.isOpen);
  expect(nights.some(isDense)).toBe(false);
  const weekend = week.filter(({ at, state }) => at.weekday > 5 && state.isOpen);
  expect(weekend.filter(isDense).length / weekend.length).toBeLessThan(0.1);
  expect(weekend.some(isDense)).toBe(true);
});

it('in the nights of Tuesday and Thursday one direction is closed from 22:30 to 5:00', () => {
  const isOpen = (text: string, code: string): boolean | undefined =>
    directionsAt(paris(text))[code]?.isOpen;
  expect(isOpen('2026-11-17T22:29:59', 'MA')).toBe(true);
  expect(isOpen('2026-11-17T22:30:00', 'MA')).toBe(false);
  expect(isOpen('2026-11-17T23:00:00', 'AM')).toBe(true);
  expect(isOpen('2026-11-18T04:59:59', 'MA')).toBe(false);
  expect(isOpen('2026-11-18T05:00:00', 'MA')).toBe(true);
  expect(isOpen('2026-11-19T23:00:00', 'AM')).toBe(false);
  expect(isOpen('2026-11-16T23:00:00', 'MA')).toBe(true);
});

it('Prado 2 – Menpenti is always closed, as the alert of the public data says', () => {
  expect(week.filter(({ code, state }) => code === 'PM' && state.isOpen)).toEqual([]);
});

it('a closed direction has closed roads and no crossing time', () => {
  for (const { state } of week.filter((seen) => !seen.state.isOpen)) {
    expect(state.time).toBe(0);
    expect([...state.entries, ...state.exits].some(({ isOpen }) => isOpen)).toBe(false);
  }
});

it("P9.20 crossing takes the tunnel's own time when fluid, at least twice that when dense", () => {
  for (const { code, freeMinutes } of tunnelDirections) {
    for (const { state } of week.filter((seen) => seen.code === code && seen.state.isOpen)) {
      if (state.traffic === 'FLUIDE') expect(state.time).toBe(freeMinutes);
      else expect(state.time).toBeGreaterThanOrEqual(2 * freeMinutes);
      expect(Number.isInteger(state.time)).toBe(true);
    }
  }
});

it('traffic exists in both nights of a clock change', () => {
  expect(() => trafficAt(paris('2026-03-29T02:00:00'))).not.toThrow();
  expect(() => trafficAt(Date.parse('2026-10-25T02:30:00+01:00') / 1_000)).not.toThrow();
});
