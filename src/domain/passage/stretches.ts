import { cents, type Cents } from '../basis/money';
import type { Place } from './place';

interface Stretch {
  readonly ends: readonly [Place, Place];
  /** From the first end to the second one, and back. */
  readonly directions: readonly [string, string];
  /** Of a car, in either direction (P9.17); null: the operator has not published it. */
  readonly price: Cents | null;
}

/** The stretches of P3.10, in the order of display: a row each. */
export const stretches = [
  {
    ends: ['oldPort', 'prado'],
    directions: ['carenageToPrado', 'pradoToCarenage'],
    price: cents(320),
  },
  {
    ends: ['prado', 'schloesing'],
    directions: ['pradoToSchloesing', 'schloesingToPrado'],
    price: null,
  },
  {
    ends: ['menpenti', 'prado2'],
    directions: ['menpentiToPrado2', 'prado2ToMenpenti'],
    price: cents(270),
  },
  {
    ends: ['roundabout', 'a50'],
    directions: ['roundaboutToA50', 'a50ToRoundabout'],
    price: cents(270),
  },
] as const satisfies readonly Stretch[];

type Directions = (typeof stretches)[number]['directions'];

/** A direction of a stretch. */
export type TrafficDirection = Directions[number];

/** Where a trip through the tunnels begins and ends. */
export interface RouteEnds {
  readonly from: Place;
  readonly to: Place;
}

/** Where each direction begins and ends (P3.10). */
export const directionEnds = Object.fromEntries(
  stretches.flatMap(({ directions: [there, back], ends: [one, other] }) => [
    [there, { from: one, to: other }],
    [back, { from: other, to: one }],
  ]),
) as Readonly<Record<TrafficDirection, RouteEnds>>;

const directions = Object.keys(directionEnds) as readonly TrafficDirection[];

/** A direction that the device has stored, from any value; null for any other. */
export function readDirection(raw: unknown): TrafficDirection | null {
  return directions.find((direction) => direction === raw) ?? null;
}
