import { createHash } from 'node:crypto';
import { atParis } from '../../rules/parisTime.ts';

/** A passage generated for a linked card. */
export interface GeneratedTicket {
  readonly startName: string;
  readonly endName: string;
  readonly at: number;
  readonly visibleFrom: number;
  readonly cents: number;
}

// The trips of P9.16 with the prices of P9.17.
const trips = [
  { startName: 'Carénage', endName: 'Prado', cents: 320 },
  { startName: 'Prado', endName: 'Carénage', cents: 320 },
  { startName: 'Menpenti', endName: 'Prado 2', cents: 270 },
  { startName: 'Prado 2', endName: 'Menpenti', cents: 270 },
  { startName: 'Carénage', endName: 'Prado 2', cents: 590 },
  { startName: 'Prado 2', endName: 'Carénage', cents: 590 },
] as const;

// `daysAgo`: before the card is linked. `hours`: range of the delay until the ticket is visible, 72
// hours at most (P9.12). The older two are visible at once, the others within three days.
const passages = [
  { daysAgo: 5, hours: [2, 48] },
  { daysAgo: 4, hours: [2, 48] },
  { daysAgo: 1, hours: [48, 60] },
  { daysAgo: 1, hours: [60, 72] },
] as const;

/**
 * The passages of a card, generated around the day of its link (`now`, in seconds). The same plate
 * and card give the same trips.
 */
export function generateTickets(
  licencePlate: string,
  truncatedPan: string,
  now: number,
): readonly GeneratedTicket[] {
  const today = atParis(now).startOf('day');
  return passages.map(({ daysAgo, hours: [from, to] }, index) => {
    const drawn = createHash('sha256').update(`${index} ${licencePlate} ${truncatedPan}`).digest();
    const between = (offset: number, low: number, high: number): number =>
      low + (drawn.readUInt32BE(offset) % (high - low));
    const time = between(0, 6 * 3_600, 22 * 3_600);
    const at = today.minus({ days: daysAgo }).set({ hour: 0, second: time }).toSeconds();
    const trip = trips[between(8, 0, trips.length)] ?? trips[0];
    return { ...trip, at, visibleFrom: at + between(4, from * 3_600, to * 3_600) };
  });
}
