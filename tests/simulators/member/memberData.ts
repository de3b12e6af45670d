import { beforeEach } from 'vitest';
import type { Contract } from '../../../generated/api.ts';
import { haveAccount, sessionOf } from '../support/accounts.ts';
import type { Operator } from '../support/operator.ts';
import { operatorForEachTest, type OperatorOfTest } from '../support/operatorForEachTest.ts';

const stranger = 'autre@example.fr';

/**
 * An operator for each test with a second account, whose contract is a copy of Camille's first one:
 * contract 9001, badge 9101, passages 9201 and 9202.
 */
export function operatorWithSecondAccount(): OperatorOfTest {
  const operator = operatorForEachTest();
  beforeEach(() => {
    const { store } = operator.services;
    const accountId = haveAccount(operator, {
      email: stranger,
      firstname: 'Louis',
      lastname: 'Autre',
    });
    store.run(
      `INSERT INTO contract (id, accountId, reference, holder, email, data)
       SELECT 9001, :accountId, '00999001', 'AUTRE LOUIS', :stranger, data FROM contract WHERE id = 1201`,
      { accountId, stranger },
    );
    store.run(`INSERT INTO badge (id, contractId, badgeReference, data)
      SELECT 9101, 9001, '64999001', data FROM badge WHERE id = 5001`);
    store.run(`INSERT INTO invoice (noInvoice, contractId, type, createdAt, cents)
      VALUES ('999900001', 9001, 'F', 1793854800, 320)`);
    addPassage(operator, { id: 9201, at: 1_795_000_000, badgeId: 9101, contractId: 9001 });
    addPassage(operator, { id: 9202, at: 1_795_000_000, badgeId: 9101, contractId: 9001 });
  });
  return operator;
}

/** A token of the second account. */
export function secondAccountToken(operator: Operator): Promise<string> {
  return sessionOf(operator, stranger);
}

/** Inserts a passage; by default of Camille's first badge. */
export function addPassage(
  { services }: Operator,
  passage: {
    readonly id: number;
    readonly at: number;
    readonly badgeId?: number;
    readonly contractId?: number;
  },
): void {
  services.store.run(
    `INSERT INTO passage (id, contractId, badgeId, at, direction, lane, cents)
     VALUES (:id, :contractId, :badgeId, :at, 'Prado - Carénage', 'Voie 1', 320)`,
    { contractId: 1201, badgeId: 5001, ...passage },
  );
}

/** A contract as the subscriber area shows it now. Throws when it is missing. */
export async function contractNow(operator: OperatorOfTest, id: number): Promise<Contract> {
  const { body } = await operator.send('loadSubscriber', { token: operator.token });
  const { contracts } = (body as { user: { contracts: readonly Contract[] } }).user;
  const found = contracts.find((contract) => contract.id === id);
  if (found === undefined) throw new Error(String(id));
  return found;
}

/** The history of a contract, newest first, title and detail only. */
export function history({ services }: Operator, contractId: number): readonly object[] {
  return services.store
    .rows<{ title: string; detail: string | null }>(
      'SELECT title, detail FROM amendment WHERE contractId = :contractId ORDER BY createdAt DESC, id DESC',
      { contractId },
    )
    .map((row) => ({ ...row }));
}
