import { ok, refused } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { toLocalDateTime } from '../../../contract/localDateTime.ts';
import { passagePeriod } from './passagePeriod.ts';
import { countPassages, findPassages, toPassage } from './passages.ts';

/**
 * One page of the passages of a period, newest first, with the number and the first and last moment
 * of the whole list (M7.13). A badge of another account, or a page after the last one, gives no
 * rows.
 */
export const listPassages: Handler<'listPassages'> = ({ body, caller }, { store, clock }) => {
  const { page, size, badgeRef, selectMinDate, selectMaxDate } = body;
  const period = passagePeriod(selectMinDate, selectMaxDate, clock.now());
  if ('refusal' in period) return refused(period.refusal);
  const search = {
    accountId: caller.accountId,
    badgeReference: badgeRef === '' ? null : badgeRef,
    ...period,
  };
  const { total, oldest, newest } = countPassages(store, search);
  const totalPage = Math.ceil(total / size);
  const rows =
    page > totalPage
      ? []
      : findPassages(store, search, { count: size, skipped: (page - 1) * size });
  return ok({
    state: true,
    passages: rows.map(toPassage),
    total,
    totalPage,
    minDate: oldest === null ? null : toLocalDateTime(oldest),
    maxDate: newest === null ? null : toLocalDateTime(newest),
  });
};
