import type { Amendment as WireAmendment } from '../../../../generated/api';
import type { Amendment } from '../../../domain/contract/amendment';
import { instant } from '../../../domain/basis/instant';

export function toAmendment(amendment: WireAmendment): Amendment {
  return {
    createdAt: instant(amendment.creationDate.timestamp),
    title: amendment.title,
    detail: amendment.detail ?? '',
  };
}
