import { madeOnce } from '../../../../domain/basis/madeOnce';
import type * as French from './formatLongDate.fr';

const longDays = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Paris',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);

/** `Saturday 21 November 2026`, in Europe/Paris. */
export const formatLongDate: typeof French.formatLongDate = (moment) => {
  return longDays()
    .format(moment * 1000)
    .replace(',', '');
};
