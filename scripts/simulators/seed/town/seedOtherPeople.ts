import { people } from '../people.ts';
import { insertAccount } from '../rows/insertAccount.ts';
import { rejectLastDebit } from './rejectLastDebit.ts';
import { seedHolder, type SeedContext } from './seedHolder.ts';
import { holders } from './holders.ts';

/**
 * Everybody except Camille and the company: subscribers, accounts without a contract, holders
 * without an account.
 */
export function seedOtherPeople(context: SeedContext): void {
  const { store, now: activatedAt, passwordHash } = context;
  insertAccount(store, people.freeOnly, { id: null, passwordHash, activatedAt });
  insertAccount(store, people.neverActivated, { id: null, passwordHash, activatedAt: null });
  for (const person of holders) {
    const accountId =
      person.account &&
      insertAccount(store, person.account, { id: null, passwordHash, activatedAt });
    seedHolder(context, person, { accountId, email: person.email });
    if (person.email === people.unpaid.email) rejectLastDebit(context, person.contractId);
  }
}
