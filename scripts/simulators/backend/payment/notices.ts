import type { Notice } from '../../../../generated/api.ts';
import type { Store } from '../../store/database.ts';

/** A non-payment notice or payment notice as it is kept (P3.20). */
export interface KeptNotice {
  readonly notice: Notice;
  /** Whether a receipt of its payment is wanted (P4.10). */
  readonly wantsReceipt: boolean;
}

/** The notice of that number, its own or that of the payment notice that followed it, in capitals or not (P1.2). */
export function findNotice(store: Store, reference: string): KeptNotice | undefined {
  const found = store.row<{ data: string; wantsReceipt: number }>(
    `SELECT data, wantsReceipt FROM notice
     WHERE reference = :reference COLLATE NOCASE OR data ->> 'apNo' = :reference COLLATE NOCASE`,
    { reference },
  );
  return (
    found && {
      notice: JSON.parse(found.data) as Notice,
      wantsReceipt: found.wantsReceipt === 1,
    }
  );
}

/** Keeps a changed notice. */
export function keepNotice(store: Store, notice: Notice): void {
  store.run('UPDATE notice SET data = :data WHERE id = :id', {
    id: notice.id,
    data: JSON.stringify(notice),
  });
}
