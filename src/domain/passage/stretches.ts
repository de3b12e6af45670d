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
