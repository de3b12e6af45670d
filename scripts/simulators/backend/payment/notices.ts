import type { Notice } from '../../../../generated/api.ts';
import type { Language } from '../../world/language.ts';
import type { Store } from '../../store/database.ts';

/** A non-payment notice or payment notice as it is stored (P3.20). */
export interface StoredNotice {
  readonly notice: Notice;
  /** Whether a receipt of its payment was requested (P4.10). */
  readonly wantsReceipt: boolean;
  /** That of the page on which it was requested. */
  readonly receiptLanguage: Language;
}

/**
 * The notice with this number, or with that of the payment notice that followed it, compared
 * without case (P1.2).
 */
export function findNotice(store: Store, reference: string): StoredNotice | undefined {
  const found = store.row<{ data: string; wantsReceipt: number; receiptLanguage: Language }>(
    `SELECT data, wantsReceipt, receiptLanguage FROM notice
     WHERE reference = :reference COLLATE NOCASE OR data ->> 'apNo' = :reference COLLATE NOCASE`,
    { reference },
  );
  return (
    found && {
      notice: JSON.parse(found.data) as Notice,
      wantsReceipt: found.wantsReceipt === 1,
      receiptLanguage: found.receiptLanguage,
    }
  );
}

export function storeNotice(store: Store, notice: Notice): void {
  store.run('UPDATE notice SET data = :data WHERE id = :id', {
    id: notice.id,
    data: JSON.stringify(notice),
  });
}
