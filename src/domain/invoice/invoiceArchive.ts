import { invoiceFileName, type Invoice } from './invoice';
import type { InvoiceYear } from './invoiceYears';

/** `factures-2026.zip`. */
export function archiveName(year: InvoiceYear): string {
  return `factures-${year}.zip`;
}

/**
 * The file name of each document, in their order, as `invoiceFileName`. Numbers that differ only in
 * characters that a file name may not contain get a further number: `facture-1_2.pdf`, `facture-1_2-2.pdf`.
 */
export function archivedNames(
  invoices: readonly Pick<Invoice, 'kind' | 'number'>[],
): readonly string[] {
  const taken = new Set<string>();
  return invoices.map((invoice) => {
    const wanted = invoiceFileName(invoice);
    let name = wanted;
    // Windows and macOS do not tell capitals from small letters.
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) {
      name = wanted.replace(/\.pdf$/, `-${copy}.pdf`);
    }
    taken.add(name.toLowerCase());
    return name;
  });
}
