import type { PassagesRequest } from '../../../../generated/api';
import type { PassageQuery } from '../../../application/ports/passage/PassageGateway';

/**
 * The server reads the bounds of a period as wall-clock times of Europe/Paris: from 00:00:01 of the first day
 * to 23:59:59 of the last (M7.13, M9.12). They are therefore correct on days of 23 and of 25 hours too.
 */
export function toPassagesRequest({
  page,
  size,
  period,
  badgeReference,
}: PassageQuery): PassagesRequest {
  return {
    page,
    size,
    badgeRef: badgeReference,
    selectMinDate: `${period.from} 00:00:01`,
    selectMaxDate: `${period.to} 23:59:59`,
  };
}
