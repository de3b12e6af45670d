import { toCents } from '../../rules/money.ts';
import type { ExampleContext } from './ExampleContext.ts';

/** Camille's receipts and refunds. */
export function seedReceiptsAndRefunds(context: ExampleContext): void {
  const receipts = seedReceipts(context);
  const { store, examples } = context;
  const { email } = examples.answer('loadSubscriber', 'nominal').user;
  const [bankAccount] = examples.answer('listBankAccounts', 'nominal').data;
  if (bankAccount === undefined) throw new Error('The examples have no bank account.');
  const { name, iban, bic } = bankAccount;
  for (const refund of examples.answer('listRefunds', 'nominal').data) {
    const receipt = receipts.get(refund.identifier);
    if (refund.claimed && receipt === undefined) throw new Error(`${refund.id} has no receipt`);
    store.run(
      `INSERT INTO refund
         (id, identifier, accountId, createdAt, ticketAt, cents, claimedAt, receiptId, beneficiary)
       VALUES
         (:id, :identifier, 1, :createdAt, :ticketAt, :cents, :claimedAt, :receiptId, :beneficiary)`,
      {
        id: refund.id,
        identifier: refund.identifier,
        createdAt: refund.creationDate.timestamp,
        ticketAt: refund.ticketDate.timestamp,
        cents: toCents(refund.amount),
        // The receipt is created by the claim (P4.23).
        claimedAt: refund.claimed ? (receipt?.createdAt ?? null) : null,
        receiptId: refund.claimed ? (receipt?.id ?? null) : null,
        beneficiary: refund.claimed ? JSON.stringify({ name, email, iban, bic }) : null,
      },
    );
  }
}

interface SeededReceipt {
  readonly id: number;
  readonly createdAt: number;
}

/** Returns identifier → receipt. */
function seedReceipts({ store, examples }: ExampleContext): ReadonlyMap<string, SeededReceipt> {
  return new Map(
    examples.answer('listReceipts', 'nominal').data.map((receipt) => {
      const { id, countTickets, path } = receipt;
      const identifier = path.slice(path.lastIndexOf('/') + 1);
      const createdAt = receipt.creationDate.timestamp;
      store.run(
        `INSERT INTO receipt (id, accountId, identifier, createdAt, countTickets)
         VALUES (:id, 1, :identifier, :createdAt, :countTickets)`,
        { id, identifier, createdAt, countTickets },
      );
      return [identifier, { id, createdAt }] as const;
    }),
  );
}
