import { insertAccount } from '../rows/insertAccount.ts';
import {
  insertAmendment,
  insertBadge,
  insertContract,
  insertInvoice,
} from '../rows/insertContract.ts';
import type { ExampleContext } from './ExampleContext.ts';

/** Camille Durand, account 1: three contracts with their badges, invoices and amendments. */
export function seedSubscriber({ store, examples, passwordHash }: ExampleContext): void {
  const { user } = examples.answer('loadSubscriber', 'nominal');
  const [first] = user.contracts;
  if (first === undefined) throw new Error('The subscriber of the examples has no contract.');
  const activatedAt = first.creationDate.timestamp;
  const accountId = insertAccount(store, user, { id: 1, passwordHash, activatedAt });
  user.contracts.forEach((contract, index) => {
    insertContract(store, contract, { accountId, email: user.email });
    for (const badge of user.badges?.[index] ?? []) insertBadge(store, contract.id, badge);
    for (const invoice of user.invoices?.[index] ?? []) insertInvoice(store, contract.id, invoice);
    for (const amendment of user.contractsAmendments?.[index] ?? []) {
      insertAmendment(store, contract.id, amendment);
    }
  });
}
