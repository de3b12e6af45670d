import { DateTime } from 'luxon';
import { instant, type Instant } from '../../src/domain/instant';

/** The moment when clocks in Europe/Paris show this; an offset at the end decides the doubled hour of October. */
export function atParis(iso: string): Instant {
  return instant(DateTime.fromISO(iso, { zone: 'Europe/Paris' }).toSeconds());
}
