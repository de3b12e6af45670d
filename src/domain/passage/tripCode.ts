import * as E from 'fp-ts/Either';
import { foldWords } from '../basis/foldLetters';
import type { TrafficDirection } from './stretches';

export type TripCode = 1 | 2 | 3 | 4 | 5 | 6;

export interface TripCodeError {
  readonly kind: 'tripCode/unknown';
}

/** A trip through the tunnels, by the names of its ends; the first tunnel has two levels, named too. */
export interface Trip {
  readonly code: TripCode;
  readonly from: string;
  readonly to: string;
  readonly level: 'SUP' | 'INF' | null;
  /** Those of the traffic board, in the order of the trip. */
  readonly directions: readonly TrafficDirection[];
}

/** The trips that a notice may name (P9.16). */
export const trips: Readonly<Record<TripCode, Trip>> = {
  1: { code: 1, from: 'Carénage', to: 'Prado', level: 'SUP', directions: ['carenageToPrado'] },
  2: { code: 2, from: 'Prado', to: 'Carénage', level: 'INF', directions: ['pradoToCarenage'] },
  3: { code: 3, from: 'Menpenti', to: 'Prado2', level: null, directions: ['menpentiToPrado2'] },
  4: { code: 4, from: 'Prado2', to: 'Menpenti', level: null, directions: ['prado2ToMenpenti'] },
  5: {
    code: 5,
    from: 'Carénage',
    to: 'Prado2',
    level: null,
    directions: ['carenageToPrado', 'a50ToRoundabout'],
  },
  6: {
    code: 6,
    from: 'Prado2',
    to: 'Carénage',
    level: null,
    directions: ['roundaboutToA50', 'pradoToCarenage'],
  },
};

/** Reads the trip code of a notice, sent as a number or as text of one digit. */
export function parseTripCode(raw: number | string): E.Either<TripCodeError, TripCode> {
  const trip = Object.values(trips).find(({ code }) => `${code}` === `${raw}`);
  return trip === undefined ? E.left({ kind: 'tripCode/unknown' }) : E.right(trip.code);
}

/** `Carénage-Prado (SUP)`, as the operator writes it (P9.16). */
export function formatTrip({ from, to, level }: Trip): string {
  return level === null ? `${from}-${to}` : `${from}-${to} (${level})`;
}

/**
 * The directions of a trip that a server names by its ends, « Carénage → Prado »; none when it is not one of
 * the six.
 */
export function directionsOf(name: string): readonly TrafficDirection[] {
  const fold = (text: string): string => foldWords(text).replaceAll(' ', '');
  const named = Object.values(trips).find(({ from, to }) => fold(from + to) === fold(name));
  return named?.directions ?? [];
}
