import { refundNextStep, type RefundAsker, type TicketStatus } from './refund';

/** The steps of the refund wizard, in order (P4.16–P4.19). */
export type RefundStep = 'identifier' | 'result' | 'bankDetails' | 'success';

export interface RefundWizard {
  /** The step that the visitor asked for. */
  readonly wanted: RefundStep;
  /** Of the ticket that was found; null: none yet. */
  readonly status: TicketStatus | null;
  readonly asker: RefundAsker;
}

/**
 * The step to show: the requested one if it may be entered, otherwise the last one that may. The
 * confirmation of a sent request stays, whatever the state of the ticket.
 */
export function refundStep({ wanted, status, asker }: RefundWizard): RefundStep {
  if (wanted === 'success') return 'success';
  if (status === null) return 'identifier';
  const mayGiveBankDetails = refundNextStep(status, asker) === 'giveBankDetails';
  return wanted === 'bankDetails' && mayGiveBankDetails ? 'bankDetails' : 'result';
}
