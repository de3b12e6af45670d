import type { Amendment, Badge, Contract, Invoice } from '../../../../generated/api.ts';
import { toCents } from '../../rules/money.ts';
import type { Store } from '../../store/database.ts';

/** The account of a contract (null for none) and the e-mail known for it (null for none). */
export interface ContractOwner {
  readonly accountId: number | null;
  readonly email: string | null;
}

export function insertContract(
  store: Store,
  contract: Contract,
  { accountId, email }: ContractOwner,
): void {
  const { id, reference, name } = contract;
  store.run(
    `INSERT INTO contract (id, accountId, reference, holder, email, data)
     VALUES (:id, :accountId, :reference, :holder, :email, :data)`,
    { id, accountId, reference, holder: name, email, data: JSON.stringify(contract) },
  );
}

export function insertBadge(store: Store, contractId: number, badge: Badge): void {
  const { id, badgeReference } = badge;
  store.run(
    `INSERT INTO badge (id, contractId, badgeReference, data)
     VALUES (:id, :contractId, :badgeReference, :data)`,
    { id, contractId, badgeReference, data: JSON.stringify(badge) },
  );
}

export function insertInvoice(store: Store, contractId: number, invoice: Invoice): void {
  const { noInvoice, type, creationDate, amountIT } = invoice;
  store.run(
    `INSERT INTO invoice (noInvoice, contractId, type, createdAt, cents)
     VALUES (:noInvoice, :contractId, :type, :createdAt, :cents)`,
    { noInvoice, contractId, type, createdAt: creationDate.timestamp, cents: toCents(amountIT) },
  );
}

export function insertAmendment(store: Store, contractId: number, amendment: Amendment): void {
  const { creationDate, title, detail } = amendment;
  store.run(
    `INSERT INTO amendment (contractId, createdAt, title, detail)
     VALUES (:contractId, :createdAt, :title, :detail)`,
    { contractId, createdAt: creationDate.timestamp, title, detail },
  );
}
