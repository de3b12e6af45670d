import type { CmsHtml } from './cmsHtml';
import { calendarDayOf } from '../basis/calendarDay';
import type { Instant } from '../basis/instant';

/** The number of years of reports shown before « Voir toutes les années » (P9.14). */
const YEARS_SHOWN = 4;

/**
 * A document of the finance pages: agenda, report, statement, general assembly, public offer, market
 * transfer (P3.21).
 */
export interface PublicDocument {
  readonly id: number;
  readonly title: string;
  readonly body: CmsHtml | null;
  readonly fileLink: string | null;
  /** null for a document without a date. */
  readonly datedAt: Instant | null;
  readonly isDateShown: boolean;
  readonly isPublished: boolean;
  readonly category: string | null;
}

/** The documents of one year, newest first. */
export interface DocumentYear {
  /** null for the documents without a date. */
  readonly year: number | null;
  readonly documents: readonly PublicDocument[];
}

/** The published documents, the newest first, those without a date last (P3.21). */
export function publishedDocuments(
  documents: readonly PublicDocument[],
): readonly PublicDocument[] {
  return documents
    .filter(({ isPublished }) => isPublished)
    .toSorted((one, other) => (other.datedAt ?? 0) - (one.datedAt ?? 0));
}

/** Published documents by their year in Europe/Paris, the latest year first, those without a date last. */
export function byYear(documents: readonly PublicDocument[]): readonly DocumentYear[] {
  const years = new Map<number | null, PublicDocument[]>();
  for (const one of publishedDocuments(documents)) {
    const year = one.datedAt === null ? null : Number(calendarDayOf(one.datedAt).slice(0, 4));
    years.set(year, [...(years.get(year) ?? []), one]);
  }
  return [...years].map(([year, ofYear]) => ({ year, documents: ofYear }));
}

/** The documents of one category, newest first. */
export interface DocumentCategory {
  /** As the editors wrote it, with a capital first letter; null for the documents without a category. */
  readonly name: string | null;
  readonly documents: readonly PublicDocument[];
}

/**
 * Published documents by category, in the order of their newest documents, those without a category last
 * (P3.21). One group without a name if there are not several categories.
 */
export function byCategory(documents: readonly PublicDocument[]): readonly DocumentCategory[] {
  const published = publishedDocuments(documents);
  const categories = new Map<string, PublicDocument[]>();
  for (const one of published) {
    const key = (one.category ?? '').trim().toLowerCase();
    const known = categories.get(key) ?? [];
    known.push(one);
    categories.set(key, known);
  }
  const others = categories.get('') ?? [];
  categories.delete('');
  if (categories.size < 2)
    return published.length === 0 ? [] : [{ name: null, documents: published }];
  return [
    ...[...categories.values()].map((ofOne) => ({ name: nameOf(ofOne), documents: ofOne })),
    ...(others.length === 0 ? [] : [{ name: null, documents: others }]),
  ];
}

function nameOf([first]: readonly PublicDocument[]): string {
  const name = first?.category?.trim() ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The four latest years that have documents (P9.14). */
export function latestYears(years: readonly DocumentYear[]): readonly DocumentYear[] {
  return years.slice(0, YEARS_SHOWN);
}

/** The events of the agenda, before and after today. */
export interface Agenda {
  readonly upcoming: readonly PublicDocument[];
  readonly past: readonly PublicDocument[];
}

/**
 * Future events, the nearest first, then past events, the newest first. An event of today is a future event
 * until midnight in Europe/Paris; one without a date is the last of the future ones.
 */
export function agendaAt(documents: readonly PublicDocument[], now: Instant): Agenda {
  const today = calendarDayOf(now);
  const published = publishedDocuments(documents);
  const isPast = ({ datedAt }: PublicDocument): boolean =>
    datedAt !== null && calendarDayOf(datedAt) < today;
  const toCome = published.filter((one) => !isPast(one));
  return {
    upcoming: [
      ...toCome.filter(({ datedAt }) => datedAt !== null).toReversed(),
      ...toCome.filter(({ datedAt }) => datedAt === null),
    ],
    past: published.filter(isPast),
  };
}
