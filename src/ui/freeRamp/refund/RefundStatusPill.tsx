import type { ReactElement } from 'react';
import type { RefundStatus } from '../../../domain/refund';
import { StatusPill } from '../../design/StatusPill';
import { refundStatusTones, refundStatusWords } from './refundWords';

export function RefundStatusPill({ status }: { readonly status: RefundStatus }): ReactElement {
  return <StatusPill tone={refundStatusTones[status]}>{refundStatusWords[status]}</StatusPill>;
}
