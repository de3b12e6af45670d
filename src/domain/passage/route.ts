import { sumCents, type Cents } from '../basis/money';
import { asRecord } from '../basis/asRecord';
import { placeNames, type Place } from './place';
import {
  directionEnds,
  readDirection,
  stretches,
  type RouteEnds,
  type TrafficDirection,
} from './stretches';

/** The way between two places. */
export interface Route extends RouteEnds {
  /** At least one, in the order of the trip. */
  readonly directions: readonly TrafficDirection[];
  /** The sum of the tunnels (P9.17); null when one of them has no published price. */
  readonly price: Cents | null;
}

interface Step {
  readonly to: Place;
  readonly direction: TrafficDirection;
  readonly price: Cents | null;
}

/** Prado and A50 are two exits of one interchange: who leaves one tunnel there can enter the next one. */
const junctionOf = (place: Place): Place => (place === 'a50' ? 'prado' : place);

function stepsFrom(junction: Place): readonly Step[] {
  return stretches.flatMap(({ ends: [one, other], directions: [there, back], price }) => [
    ...(junctionOf(one) === junction ? [{ to: other, direction: there, price }] : []),
    ...(junctionOf(other) === junction ? [{ to: one, direction: back, price }] : []),
  ]);
}

/** The way from one place to another one; null when no tunnel leads there. */
export function routeBetween(from: Place, to: Place): Route | null {
  const steps = waysTo(junctionOf(to), junctionOf(from), []);
  if (steps === null || steps.length === 0) return null;
  const prices = steps.flatMap(({ price }) => price ?? []);
  return {
    from,
    to,
    directions: steps.map(({ direction }) => direction),
    price: prices.length === steps.length ? sumCents(prices) : null,
  };
}

function waysTo(goal: Place, here: Place, passed: readonly Place[]): readonly Step[] | null {
  if (here === goal) return [];
  for (const step of stepsFrom(here)) {
    const next = junctionOf(step.to);
    const rest = passed.includes(next) ? null : waysTo(goal, next, [...passed, here]);
    if (rest !== null) return [step, ...rest];
  }
  return null;
}

export const places = Object.keys(placeNames) as readonly Place[];

/** The places that the tunnels lead to from a place. */
export function reachableFrom(from: Place): readonly Place[] {
  return places.filter((to) => routeBetween(from, to) !== null);
}

export function parsePlace(raw: unknown): Place | null {
  return places.find((place) => place === raw) ?? null;
}

/**
 * The trip that a device has stored, from any value; null for one that no tunnel makes. Earlier releases
 * stored a direction of the traffic board.
 */
export function readRouteEnds(raw: unknown): RouteEnds | null {
  const direction = readDirection(raw);
  const stored = direction === null ? asRecord(raw) : directionEnds[direction];
  const [from, to] = [parsePlace(stored.from), parsePlace(stored.to)];
  return from !== null && to !== null && routeBetween(from, to) !== null ? { from, to } : null;
}
