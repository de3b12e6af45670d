import type { Invoice as WireInvoice } from '../../../generated/api';
import { instant } from '../../domain/instant';
import { invoiceKindFromType, type Invoice } from '../../domain/invoice';
import { centsFromEuros } from '../../domain/money';

export function toInvoice(invoice: WireInvoice): Invoice {
  return {
    number: invoice.noInvoice,
    kind: invoiceKindFromType(invoice.type),
    createdAt: instant(invoice.creationDate.timestamp),
    amount: centsFromEuros(invoice.amountIT),
  };
}
