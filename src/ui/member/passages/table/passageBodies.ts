import { formatDate, formatEuros, formatTime } from '../../../words/format.fr';
import { formatLongDate } from './formatLongDate.fr';
import { shownTotal } from '../../../../domain/basis/money';
import type { Passage } from '../../../../domain/passage/passage';
import { shownRoute } from '../../area/shownRoute';
import { countTrips } from './countTrips';

/** The texts of one row, made once for a page. */
export interface PassageRowText {
  readonly id: number;
  /** Position on the page, from 0. */
  readonly index: number;
  readonly date: string;
  readonly time: string;
  /** Name of the badge; empty when it is not known. */
  readonly vehicle: string;
  readonly badge: string;
  readonly direction: string;
  readonly lane: string;
  readonly amount: string;
  /** The name of its checkbox. */
  readonly label: string;
}

/** The head of a day. */
export interface PassageDayText {
  readonly day: string;
  readonly count: string;
  readonly amount: string;
}

/** A table body: the rows of one day, or a part of them. */
export interface PassageBody {
  /** Null for a further part of the same day. */
  readonly head: PassageDayText | null;
  readonly rows: readonly PassageRowText[];
  /** The last part of its day. */
  readonly isEnd: boolean;
}

export interface PassagePlace {
  /** Badge reference → name of the vehicle. */
  readonly vehicles: ReadonlyMap<string, string>;
  /** Newer passages are on another page: those of the first day may be incomplete. */
  readonly hasNewer: boolean;
  /** Older passages are on another page: those of the last day may be incomplete. */
  readonly hasOlder: boolean;
}

/** As many rows as a tall window shows. */
const bodySize = 25;

/**
 * The rows of a page by day, in table bodies of at most 25 rows, so that those in view can be painted before
 * the rest.
 */
export function passageBodies(
  passages: readonly Passage[],
  { vehicles, hasNewer, hasOlder }: PassagePlace,
): readonly PassageBody[] {
  const days = passagesByDay(passages);
  let index = 0;
  return days.flatMap((ofDay, day) => {
    const isCut = (hasNewer && day === 0) || (hasOlder && day === days.length - 1);
    const rows = ofDay.map((passage) => passageRowText(passage, index++, vehicles));
    return Array.from({ length: Math.ceil(rows.length / bodySize) }, (_, part) => ({
      head: part === 0 ? dayText(ofDay, isCut) : null,
      rows: rows.slice(part * bodySize, (part + 1) * bodySize),
      isEnd: (part + 1) * bodySize >= rows.length,
    }));
  });
}

/** The bodies that fill a tall window: those that begin before the row `2 * bodySize`. */
export function firstBodies(bodies: readonly PassageBody[]): readonly PassageBody[] {
  return bodies.filter(({ rows: [first] }) => (first?.index ?? 0) < 2 * bodySize);
}

/** Neighbours of the same day in Europe/Paris, in the order of the server. */
function passagesByDay(passages: readonly Passage[]): readonly (readonly Passage[])[] {
  const days: Passage[][] = [];
  let last = '';
  for (const passage of passages) {
    const date = formatDate(passage.at);
    if (date === last) days.at(-1)?.push(passage);
    else days.push([passage]);
    last = date;
  }
  return days;
}

function dayText(ofDay: readonly Passage[], isCut: boolean): PassageDayText | null {
  const [first] = ofDay;
  if (!first) return null;
  const count = countTrips(ofDay.length);
  const sum = shownTotal(ofDay.map(({ amount }) => amount));
  return {
    day: formatLongDate(first.at),
    count: isCut ? `${count} sur cette page` : count,
    amount: sum === null ? '–' : formatEuros(sum),
  };
}

function passageRowText(
  passage: Passage,
  index: number,
  vehicles: PassagePlace['vehicles'],
): PassageRowText {
  const date = formatDate(passage.at);
  const time = formatTime(passage.at);
  return {
    id: passage.id,
    index,
    date,
    time,
    vehicle: vehicles.get(passage.badgeReference) ?? '',
    badge: passage.badgeReference,
    direction: shownRoute(passage.direction),
    lane: passage.lane,
    amount: formatEuros(passage.amount),
    label: `Sélectionner le trajet du ${date} ${time}, ${passage.badgeReference}`,
  };
}
