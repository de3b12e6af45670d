import type { Store } from '../../store/database.ts';
import type { AccountHolder } from '../../world/Caller.ts';
import type { Services } from '../../world/Services.ts';
import { recordAmendment } from '../member/amendments.ts';

/** The two values that identify a contract for its holder (M5.5, P4.28). */
export interface HolderAndNumber {
  readonly name: string;
  readonly noContract: string;
}

export interface FoundContract {
  readonly id: number;
  readonly holder: string;
  readonly isLinked: 0 | 1;
}

// An account that was never activated does not block its contracts: its e-mail may have been
// mistyped.
const isLinked = `(
  accountId IS NOT NULL AND
  EXISTS (SELECT 1 FROM account WHERE account.id = accountId AND activatedAt IS NOT NULL)
)`;

/**
 * The contract with this number if the holder's name matches, both folded.
 */
export function findContractOfHolder(
  { name, noContract }: HolderAndNumber,
  store: Store,
): FoundContract | undefined {
  const found = store.row<FoundContract>(
    `SELECT id, holder, ${isLinked} AS isLinked FROM contract WHERE reference = :reference`,
    { reference: noContract.trim() },
  );
  return found && asWritten(found.holder) === asWritten(name) ? found : undefined;
}

/** The oldest contract with this e-mail that no active account holds. */
export function findContractWithoutAccount(email: string, store: Store): FoundContract | undefined {
  return store.row(
    `SELECT id, holder, 0 AS isLinked FROM contract
     WHERE email = :email AND NOT ${isLinked} ORDER BY id LIMIT 1`,
    { email },
  );
}

/** Links a contract to an account and records it in the contract's history. */
export function linkTo(
  { accountId, email }: AccountHolder,
  { id }: Pick<FoundContract, 'id'>,
  { store, clock }: Services,
): void {
  const now = clock.now();
  store.run('UPDATE contract SET accountId = :accountId, linkedAt = :now WHERE id = :id', {
    accountId,
    now,
    id,
  });
  recordAmendment(store, id, now, { title: 'Contrat rattaché', detail: `Compte ${email}` });
}

/**
 * Links the contracts that have the account's e-mail and no active account. Call it only once the
 * e-mail is verified.
 */
export function linkContractsOfEmail(holder: AccountHolder, services: Services): void {
  const { accountId, email } = holder;
  const found = services.store.rows<Pick<FoundContract, 'id'>>(
    `SELECT id FROM contract
     WHERE email = :email AND accountId IS NOT :accountId AND NOT ${isLinked}`,
    { accountId, email },
  );
  for (const contract of found) linkTo(holder, contract, services);
}

/** Folded as the contract file says, so that both have the same form: `O BRIEN HELENE`. */
function asWritten(name: string): string {
  return name
    .toUpperCase()
    .replaceAll('Œ', 'OE')
    .replaceAll('Æ', 'AE')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();
}
