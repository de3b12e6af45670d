import { formatCents } from '../rules/money.ts';
import { atParis } from '../rules/parisTime.ts';
import { pdfDocument } from './pdfDocument.ts';

export interface PrintedTicket {
  readonly place: string;
  /** Seconds since 1970. */
  readonly at: number;
  /** Tax included. */
  readonly cents: number;
}

export interface PrintedReceipt {
  /** The 20 digits of its download address. */
  readonly number: string;
  /** Seconds since 1970. */
  readonly createdAt: number;
  readonly tickets: readonly PrintedTicket[];
  /** 0 when nothing was refunded. */
  readonly refundedCents: number;
}

/**
 * A receipt: place, time and amount of each ticket, the total with tax, and the amount refunded.
 */
export function receiptPdf(receipt: PrintedReceipt): Promise<Uint8Array> {
  const { number, createdAt, tickets, refundedCents } = receipt;
  const total = tickets.reduce((sum, { cents }) => sum + cents, 0);
  return pdfDocument('Reçu de passage', (sheet) => {
    sheet.line(`Reçu n° ${number}`, { bold: true });
    sheet.line(`Établi le ${moment(createdAt)}`);
    sheet.gap();
    sheet.row(['Trajet', 'Date', 'Montant TTC'], { bold: true });
    for (const { place, at, cents } of tickets) sheet.row([place, moment(at), formatCents(cents)]);
    sheet.gap();
    sheet.row(['Total TTC', '', formatCents(total)], { bold: true });
    if (refundedCents > 0) sheet.row(['Dont remboursé', '', formatCents(refundedCents)]);
  });
}

function moment(at: number): string {
  return atParis(at).toFormat("dd/MM/yyyy 'à' HH:mm");
}
