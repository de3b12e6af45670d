import type { RefundStatus } from '../../../domain/freeRamp/refund';

/** The state of a refund, and what follows a request. */
export const words = {
  /** Quoted (P4.15). */
  status: {
    refunded: 'Remboursé',
    notRefundable: 'Non remboursable',
    notRefunded: 'Non remboursé',
  } satisfies Record<RefundStatus, string>,
  claimed: 'Remboursement demandé',
  /** P9.12. */
  transferDelay: 'Le virement arrive sous 2 à 3 jours ouvrés.',
  downloadReceipt: 'Télécharger le reçu',
};

export type Words = typeof words;
