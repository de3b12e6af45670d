import type { Passage, PassagesAnswer, PassagesRequest } from '../../generated/api.ts';
import { toLocalDateTime } from '../contract/localDateTime.ts';

/** The requested page of `rows`, newest first; dates are wall-clock times of Europe/Paris (M7.13). */
export function passagePage(
  rows: readonly Passage[],
  { page, size, badgeRef, selectMinDate, selectMaxDate }: PassagesRequest,
): PassagesAnswer {
  const found = rows
    .map((row) => ({ row, at: toLocalDateTime(row.creationDate.timestamp) }))
    .filter(({ row }) => !badgeRef || row.badgeReference === badgeRef)
    // Fixed width, largest unit first: the order of the strings is the order of the dates.
    .filter(({ at }) => selectMinDate === null || at >= selectMinDate)
    .filter(({ at }) => selectMaxDate === null || at <= selectMaxDate)
    .sort((a, b) => b.row.creationDate.timestamp - a.row.creationDate.timestamp);
  return {
    state: true,
    total: found.length,
    totalPage: Math.ceil(found.length / size),
    minDate: found.at(-1)?.at ?? null,
    maxDate: found[0]?.at ?? null,
    passages: found.slice((page - 1) * size, page * size).map(({ row }) => row),
  };
}
