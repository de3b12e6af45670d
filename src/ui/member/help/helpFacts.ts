import { formatCount, formatDateTime, formatEuros } from '../../words/format.fr';
import type { Cents } from '../../../domain/basis/money';
import { MOST_TRIPS } from '../../../domain/contact/helpRequest';
import type { Passage } from '../../../domain/passage/passage';
import { shownRoute } from '../area/shownRoute';

/** The lines for a badge; `vehicle` is empty for a badge without a name. */
export function badgeFacts(badge: {
  readonly reference: string;
  readonly vehicle: string;
  readonly contract: string | null;
}): readonly string[] {
  return [line('Badge', withVehicle(badge.reference, badge.vehicle)), ...contractLine(badge)];
}

/** The lines for an invoice or a statement; `title` as in « Facture 123 ». */
export function invoiceFacts(invoice: {
  readonly title: string;
  readonly date: string;
  readonly amount: Cents;
  readonly contract: string | null;
}): readonly string[] {
  const { title, date, amount } = invoice;
  return [`${title} du ${date}, ${formatEuros(amount)} TTC`, ...contractLine(invoice)];
}

interface DisputedTrips {
  /** Those that the page knows, in any order; there may be fewer than `count`. */
  readonly passages: readonly Passage[];
  readonly count: number;
  readonly total: Cents;
  /** Badge reference → name of the vehicle. */
  readonly vehicles: ReadonlyMap<string, string>;
}

/**
 * The lines for disputed trips, the latest first: date, badge, route, lane and amount of each (M3.10). A long
 * list is cut, and says how many more there are and what all of them cost.
 */
export function tripFacts({ passages, count, total, vehicles }: DisputedTrips): readonly string[] {
  const listed = passages.toSorted((one, other) => other.at - one.at).slice(0, MOST_TRIPS);
  const more = count - listed.length;
  return [
    ...listed.map(({ at, badgeReference, direction, lane, amount }) =>
      [
        `- ${formatDateTime(at)}`,
        `badge ${withVehicle(badgeReference, vehicles.get(badgeReference) ?? '')}`,
        shownRoute(direction),
        lane,
        formatEuros(amount),
      ].join(', '),
    ),
    ...(more > 0
      ? [`- et ${formatCount(more)} ${more === 1 ? 'autre trajet' : 'autres trajets'}`]
      : []),
    ...(count > 1 ? [line(`Total des ${formatCount(count)} trajets`, formatEuros(total))] : []),
  ];
}

function withVehicle(reference: string, vehicle: string): string {
  return vehicle === '' ? reference : `${reference} (${vehicle})`;
}

function contractLine({ contract }: { readonly contract: string | null }): readonly string[] {
  return contract === null ? [] : [line('Contrat', contract)];
}

function line(label: string, value: string): string {
  return `${label}\u202f: ${value}`;
}
