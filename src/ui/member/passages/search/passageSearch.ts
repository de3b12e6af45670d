import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parseCalendarDay } from '../../../../domain/basis/readCalendarDay';
import type { Instant } from '../../../../domain/basis/instant';
import {
  passagePageSizeOrDefault,
  type PassagePageSize,
} from '../../../../domain/passage/passagePageSize';
import {
  defaultPassagePeriod,
  passagePeriodBetween,
  type PassagePeriod,
} from '../../../../domain/passage/passagePeriod';
import type { ContractEntry } from '../../../../domain/subscriber/subscriber';

/** The search; it is in the address, so that back, reload and sharing work. */
export interface PassageSearch {
  /** From 1. */
  readonly page: number;
  readonly period: PassagePeriod;
  /** Null for every badge. */
  readonly badgeReference: string | null;
  /** Rows of a page. */
  readonly size: PassagePageSize;
}

interface SearchContext {
  readonly now: Instant;
  readonly badgeReference: string | null;
  /** Stored page size of this browser, for an address without one (M9.1). */
  readonly rememberedSize: PassagePageSize;
}

/** The wanted badge if one of the contracts has it. */
export function findSearchedBadge(
  wanted: string | null,
  contracts: readonly ContractEntry[],
): string | null {
  const isKnown = contracts.some(({ badges }) =>
    badges.some(({ reference }) => reference === wanted),
  );
  return isKnown ? wanted : null;
}

/**
 * Decodes `page`, `lignes`, `du` and `au` (days as yyyy-MM-dd); missing or invalid values get their default.
 */
export function readPassageSearch(
  address: URLSearchParams,
  { now, badgeReference, rememberedSize }: SearchContext,
): PassageSearch {
  return {
    page: /^[1-9]\d{0,5}$/.test(address.get('page') ?? '') ? Number(address.get('page')) : 1,
    period: readPeriod(address, now),
    badgeReference,
    size: passagePageSizeOrDefault(address.get('lignes'), rememberedSize),
  };
}

/**
 * The query of the address, with its question mark. Defaults are omitted, except the number of rows: each
 * browser stores its own, so that a shared link without it would show other rows.
 */
export function writePassageSearch(
  { page, period, badgeReference, size }: PassageSearch,
  now: Instant,
): string {
  const address = new URLSearchParams();
  const widest = defaultPassagePeriod(now);
  if (badgeReference !== null) address.set('badge', badgeReference);
  if (period.from !== widest.from) address.set('du', period.from);
  if (period.to !== widest.to) address.set('au', period.to);
  if (page > 1) address.set('page', String(page));
  address.set('lignes', String(size));
  return `?${address.toString()}`;
}

/** The same address with its number of rows; undefined when it names one already. */
export function nameSize(search: string, size: PassagePageSize): string | undefined {
  const address = new URLSearchParams(search);
  if (address.get('lignes') === String(size)) return undefined;
  address.set('lignes', String(size));
  return `?${address.toString()}`;
}

function readPeriod(address: URLSearchParams, now: Instant): PassagePeriod {
  const widest = defaultPassagePeriod(now);
  const readDay = (name: string, fallback: PassagePeriod['from']): PassagePeriod['from'] =>
    pipe(
      parseCalendarDay(address.get(name) ?? ''),
      E.getOrElse(() => fallback),
    );
  return pipe(
    passagePeriodBetween(readDay('du', widest.from), readDay('au', widest.to), now),
    E.getOrElse(() => widest),
  );
}
