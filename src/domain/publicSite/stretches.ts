import type { Place } from '../passage/place';

interface Stretch {
  readonly ends: readonly [Place, Place];
  /** From the first end to the second one, and back. */
  readonly directions: readonly [string, string];
}

/** The stretches of P3.10, in the order of display: a row each. */
export const stretches = [
  { ends: ['oldPort', 'prado'], directions: ['carenageToPrado', 'pradoToCarenage'] },
  { ends: ['prado', 'schloesing'], directions: ['pradoToSchloesing', 'schloesingToPrado'] },
  { ends: ['menpenti', 'prado2'], directions: ['menpentiToPrado2', 'prado2ToMenpenti'] },
  { ends: ['roundabout', 'a50'], directions: ['roundaboutToA50', 'a50ToRoundabout'] },
] as const satisfies readonly Stretch[];

type Directions = (typeof stretches)[number]['directions'];

/** A direction of a stretch; the first one names the stretch too. */
export type TrafficDirection = Directions[number];
export type StretchName = Directions[0];
