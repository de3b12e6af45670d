import { DateTime } from 'luxon';
import { instant, type Instant } from '../../../src/domain/basis/instant';

/**
 * The moment of a local time in Europe/Paris. An offset at the end of the text selects one of the
 * two hours when the clock goes back.
 */
export function atParis(iso: string): Instant {
  return instant(DateTime.fromISO(iso, { zone: 'Europe/Paris' }).toSeconds());
}
