import type { Contract } from '../../../generated/api.ts';
import { formatCents } from '../rules/money.ts';
import { atParis } from '../rules/parisTime.ts';
import { pdfDocument } from './pdfDocument.ts';

export interface InvoiceContents {
  readonly number: string;
  /** False for a statement. */
  readonly isInvoice: boolean;
  /** Seconds since 1970; the period too. */
  readonly issuedAt: number;
  readonly period: { readonly from: number; readonly to: number };
  readonly contract: Contract;
  readonly badges: readonly {
    readonly badgeReference: string;
    readonly badgeName: string | null;
    readonly passageCount: number;
    readonly cents: number;
  }[];
  /** Tax included. */
  readonly totalCents: number;
}

/** VAT on tolls in France (article 278 of the Code général des impôts). */
const vatRate = 0.2;

/**
 * An invoice or a statement: the holder, one line per badge, the total with its VAT (M2.24, M7.20).
 */
export function invoicePdf(contents: InvoiceContents): Promise<Uint8Array> {
  const { number, isInvoice, issuedAt, period, contract, badges, totalCents } = contents;
  const title = `${isInvoice ? 'Facture' : 'Relevé'} ${number}`;
  return pdfDocument(title, (sheet) => {
    for (const line of addressLines(contract)) sheet.line(line);
    sheet.gap();
    sheet.line(`Contrat n° ${contract.reference} - ${contract.category.name}`);
    sheet.line(`Date : ${frenchDay(issuedAt)}`);
    sheet.line(`Période : du ${frenchDay(period.from)} au ${frenchDay(period.to)}`);
    sheet.gap();
    sheet.row(['Badge', 'Nom du badge', 'Trajets', 'Montant TTC'], { bold: true });
    for (const { badgeReference, badgeName, passageCount, cents } of badges) {
      sheet.row([badgeReference, badgeName ?? '', String(passageCount), formatCents(cents)]);
    }
    const others = totalCents - badges.reduce((sum, { cents }) => sum + cents, 0);
    if (others !== 0) sheet.row(['Autres opérations', '', '', formatCents(others)]);
    sheet.gap();
    const netCents = Math.round(totalCents / (1 + vatRate));
    sheet.row(['Total HT', formatCents(netCents)]);
    sheet.row([`TVA ${vatRate * 100} %`, formatCents(totalCents - netCents)]);
    sheet.row(['Total TTC', formatCents(totalCents)], { bold: true });
  });
}

/** The recipient's address. The billing company is left out when it is the holder. */
function addressLines(contract: Contract): readonly string[] {
  const { name, bilCompanyName, bilAddress, bilAddress2, bilAddress3, bilZip, bilCity } = contract;
  const zipAndCity = `${bilZip ?? ''} ${bilCity ?? ''}`.trim();
  const company = bilCompanyName === name ? null : bilCompanyName;
  return [name, company, bilAddress, bilAddress2, bilAddress3, zipAndCity].filter(
    (line): line is string => line !== null && line !== '',
  );
}

function frenchDay(at: number): string {
  return atParis(at).toFormat('dd/MM/yyyy');
}
