import type { BankAccount } from '../../../src/domain/bank/bankAccount';
import { instant } from '../../../src/domain/basis/instant';
import { cents } from '../../../src/domain/basis/money';
import type { Receipt, ReceiptPath } from '../../../src/domain/freeRamp/receipt';
import type { FoundTicket, Refund } from '../../../src/domain/freeRamp/refund';
import type { RefundIdentifier } from '../../../src/domain/freeRamp/refundIdentifier';
import type { Ticket } from '../../../src/domain/freeRamp/ticket';
import type { TicketCard } from '../../../src/domain/freeRamp/ticketCard';

export const anIdentifier = '20261108071500120031' as RefundIdentifier;

export const aReceiptPath = `/api/v2/receipt/transaction/${anIdentifier}` as ReceiptPath;

/** A refund that can still be claimed. */
export function aRefund(part: Partial<Refund> = {}): Refund {
  return {
    id: 7401,
    identifier: anIdentifier,
    ticketAt: instant(1_794_118_500),
    amount: cents(320),
    claimed: false,
    receipt: null,
    ...part,
  };
}

/** A refundable ticket, found by a visitor. */
export function aFoundTicket(part: Partial<FoundTicket> = {}): FoundTicket {
  return {
    identifier: anIdentifier,
    status: 'refundable',
    amount: cents(320),
    at: instant(1_794_118_500),
    refundedAt: null,
    trip: 'Carénage → Prado',
    toll: 'Prado',
    lane: 'Voie 3',
    paid: cents(320),
    refund: null,
    ...part,
  };
}

export function aReceipt(part: Partial<Receipt> = {}): Receipt {
  return {
    id: 8304,
    createdAt: instant(1_794_942_600),
    ticketCount: 2,
    path: aReceiptPath,
    ...part,
  };
}

/** A ticket without a receipt. */
export function aTicket(part: Partial<Ticket> = {}): Ticket {
  return {
    id: 9108,
    start: 'Prado',
    end: 'Carénage',
    plate: 'AB123CD',
    at: instant(1_795_194_724),
    amount: cents(320),
    receipt: null,
    ...part,
  };
}

export function aCard(part: Partial<TicketCard> = {}): TicketCard {
  return {
    id: 6101,
    plate: 'AB123CD',
    lastDigits: '4242',
    linkedAt: instant(1_780_503_600),
    ...part,
  };
}

export function aBankAccount(part: Partial<BankAccount> = {}): BankAccount {
  return {
    id: 4101,
    beneficiary: 'CAMILLE DURAND',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    ...part,
  };
}
