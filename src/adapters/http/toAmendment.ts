import type { Amendment as WireAmendment } from '../../../generated/api';
import type { Amendment } from '../../domain/amendment';
import { instantFromTimestamp } from '../../domain/instant';

export function toAmendment(amendment: WireAmendment): Amendment {
  return {
    createdAt: instantFromTimestamp(amendment.creationDate),
    title: amendment.title,
    detail: amendment.detail ?? '',
  };
}
