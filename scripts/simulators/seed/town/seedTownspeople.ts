import { people } from '../people.ts';
import { insertAccount } from '../rows/insertAccount.ts';
import { rejectLastDebit } from './rejectLastDebit.ts';
import { seedHolder, type Town } from './seedHolder.ts';
import { townspeople } from './townspeople.ts';

/** Everybody but Camille and the company: subscribers, people without a contract, and people without an account. */
export function seedTownspeople(town: Town): void {
  const { store, now: activatedAt, passwordHash } = town;
  insertAccount(store, people.freeOnly, { id: null, passwordHash, activatedAt });
  insertAccount(store, people.neverActivated, { id: null, passwordHash, activatedAt: null });
  for (const person of townspeople) {
    const accountId =
      person.account &&
      insertAccount(store, person.account, { id: null, passwordHash, activatedAt });
    seedHolder(town, person, { accountId, email: person.email });
    if (person.email === people.unpaid.email) rejectLastDebit(town, person.contractId);
  }
}
