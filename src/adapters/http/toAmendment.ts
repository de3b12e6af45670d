import type { Amendment as WireAmendment } from '../../../generated/api';
import type { Amendment } from '../../domain/amendment';
import { instant } from '../../domain/instant';

export function toAmendment(amendment: WireAmendment): Amendment {
  return {
    createdAt: instant(amendment.creationDate.timestamp),
    title: amendment.title,
    detail: amendment.detail ?? '',
  };
}
