import type { RefundIdentifier } from '../../domain/freeRamp/refundIdentifier';
import { createUseCase } from '../kernel/createUseCase';

/** The ticket of a refund request, by the request's id (P2.42, P7.27). */
export const findTicketOfRequest = createUseCase<number, RefundIdentifier>(
  'freeRamp/findTicketOfRequest',
  (id, { refunds }) => refunds.findIdentifier(id),
  { isPublic: true },
);
