import type { Invoice as WireInvoice } from '../../../generated/api';
import { instantFromTimestamp } from '../../domain/instant';
import { invoiceKindFromType, type Invoice } from '../../domain/invoice';
import { centsFromEuros } from '../../domain/money';

export function toInvoice(invoice: WireInvoice): Invoice {
  return {
    number: invoice.noInvoice,
    kind: invoiceKindFromType(invoice.type),
    createdAt: instantFromTimestamp(invoice.creationDate),
    amount: centsFromEuros(invoice.amountIT),
  };
}
