import { weekdayOf } from '../basis/calendar';
import { parisClock, type CalendarDay } from '../basis/calendarDay';
import type { Instant } from '../basis/instant';
import { shownTotal, type Cents } from '../basis/money';
import type { Passage } from './passage';
import type { PassageWeek } from './passageWeek';

/** How many passages, and what they cost together. */
export interface PassageTotal {
  readonly count: number;
  /** Null when the server's amounts are too large to be added. */
  readonly amount: Cents | null;
}

export interface MonthTotal extends PassageTotal {
  /** `yyyy-MM`, in Europe/Paris. */
  readonly month: string;
}

export interface BadgeTotal extends PassageTotal {
  readonly badgeReference: string;
}

/** What passages add up to. The parts of each list have the sum of the whole. */
export interface PassageSummary {
  readonly total: PassageTotal;
  /** Only months with a passage, the latest first. */
  readonly months: readonly MonthTotal[];
  /** The badge that cost most first. */
  readonly badges: readonly BadgeTotal[];
  readonly week: PassageWeek;
}

/** Each passage counts once, also if the server sent it on two pages. */
export function summarisePassages(passages: readonly Passage[]): PassageSummary {
  const each = [...new Map(passages.map((passage) => [passage.id, passage])).values()];
  const months = new Map<string, Cents[]>();
  const badges = new Map<string, Cents[]>();
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const placeOf = hourPlaces();
  for (const { at, badgeReference, amount } of each) {
    const { month, weekday, hour } = placeOf(at);
    addTo(months, month, amount);
    addTo(badges, badgeReference, amount);
    const hours = week[weekday];
    if (hours) hours[hour] = (hours[hour] ?? 0) + 1;
  }
  return {
    total: totalOf(each.map(({ amount }) => amount)),
    months: [...months]
      .map(([month, amounts]) => ({ month, ...totalOf(amounts) }))
      .toSorted((one, other) => other.month.localeCompare(one.month)),
    badges: [...badges]
      .map(([badgeReference, amounts]) => ({ badgeReference, ...totalOf(amounts) }))
      .toSorted((one, other) => (other.amount ?? 0) - (one.amount ?? 0)),
    week,
  };
}

interface HourPlace {
  /** `yyyy-MM`. */
  readonly month: string;
  /** 0 for Monday. */
  readonly weekday: number;
  readonly hour: number;
}

/**
 * Where moments are in Europe/Paris, each hour and each day computed once: its clocks differ from UTC by
 * whole hours. 43,200 passages would take three times as long without it, while the page waits.
 */
function hourPlaces(): (at: Instant) => HourPlace {
  const places = new Map<number, HourPlace>();
  const weekdays = new Map<CalendarDay, number>();
  return (at) => {
    const utcHour = Math.floor(at / 3600);
    const known = places.get(utcHour);
    if (known) return known;
    const { day, time } = parisClock(at);
    const weekday = weekdays.get(day) ?? weekdayOf(day);
    const place = { month: day.slice(0, 7), weekday, hour: Number(time.slice(0, 2)) };
    weekdays.set(day, weekday);
    places.set(utcHour, place);
    return place;
  };
}

function addTo(groups: Map<string, Cents[]>, name: string, amount: Cents): void {
  const amounts = groups.get(name);
  if (amounts) amounts.push(amount);
  else groups.set(name, [amount]);
}

function totalOf(amounts: readonly Cents[]): PassageTotal {
  return { count: amounts.length, amount: shownTotal(amounts) };
}
