import type { Amendment } from '../../../../generated/api.ts';
import type { Store } from '../../store/database.ts';

/** The history of a contract, newest first (M3.11). */
export function amendmentsOfContract(store: Store, contractId: number): readonly Amendment[] {
  return store
    .rows<{ readonly createdAt: number; readonly title: string; readonly detail: string | null }>(
      `SELECT createdAt, title, detail FROM amendment WHERE contractId = :contractId
       ORDER BY createdAt DESC, id DESC`,
      { contractId },
    )
    .map(({ createdAt, title, detail }) => ({
      creationDate: { timestamp: createdAt },
      title,
      detail,
    }));
}

export function recordAmendment(
  store: Store,
  contractId: number,
  now: number,
  { title, detail }: { readonly title: string; readonly detail: string | null },
): void {
  store.run(
    `INSERT INTO amendment (contractId, createdAt, title, detail)
     VALUES (:contractId, :now, :title, :detail)`,
    { contractId, now, title, detail },
  );
}
