/** One direction through a tunnel, as the contract's passages name it. */
export interface Way {
  readonly direction: string;
  readonly cents: number;
}

/** The way there and the way back. */
export type Route = readonly [Way, Way];

export const carToPrado: Route = [
  { direction: 'Carénage - Prado', cents: 320 },
  { direction: 'Prado - Carénage', cents: 320 },
];

export const carToMenpenti: Route = [
  { direction: 'Menpenti - Prado 2', cents: 270 },
  { direction: 'Prado 2 - Menpenti', cents: 270 },
];

/** Motorcycles pay half. */
export const motorcycleToPrado: Route = [
  { direction: 'Carénage - Prado', cents: 160 },
  { direction: 'Prado - Carénage', cents: 160 },
];
