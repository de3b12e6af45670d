import type { Invoice as WireInvoice } from '../../../../generated/api';
import { instant } from '../../../domain/basis/instant';
import type { Invoice } from '../../../domain/invoice/invoice';
import { centsFromEuros } from '../../../domain/basis/money';

/** F is an invoice, any other type a statement (M2.24, M3.8). */
export function toInvoice(invoice: WireInvoice): Invoice {
  return {
    number: invoice.noInvoice,
    kind: invoice.type === 'F' ? 'invoice' : 'statement',
    createdAt: instant(invoice.creationDate.timestamp),
    amount: centsFromEuros(invoice.amountIT),
  };
}
