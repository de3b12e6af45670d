import { ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { amendmentsOfContract } from './amendments.ts';
import { contactEmail } from './contactEmail.ts';
import { invoicesOfContract } from './invoices.ts';
import { badgesOfContract } from './ownBadges.ts';
import { ownContracts } from './ownContracts.ts';
import { lastMonths } from './passagePeriod.ts';
import { findPassages, toPassage } from './passages.ts';

interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly deletionRequestedAt: number | null;
}

const latestPassageCount = 3;

/**
 * The subscriber, and per contract (same order everywhere) its invoices, badges and history (M7.11,
 * M3.1).
 */
export const loadSubscriber: Handler<'loadSubscriber'> = ({ caller }, { store, clock }) => {
  const now = clock.now();
  const person = store.row<Person>(
    'SELECT firstname, lastname, deletionRequestedAt FROM account WHERE id = :accountId',
    { accountId: caller.accountId },
  );
  const contracts = ownContracts(store, caller, now).map(({ contract }) => contract);
  const latest = findPassages(
    store,
    { accountId: caller.accountId, badgeReference: null, ...lastMonths(now) },
    { count: latestPassageCount, skipped: 0 },
  );
  return ok({
    state: true,
    user: {
      username: caller.email,
      email: contactEmail(store, caller),
      firstname: person?.firstname ?? '',
      lastname: person?.lastname ?? '',
      wantBeRemoved: typeof person?.deletionRequestedAt === 'number',
      contracts,
      invoices: contracts.map(({ id }) => [...invoicesOfContract(store, id)]),
      badges: contracts.map(({ id }) => [...badgesOfContract(store, id, now)]),
      passages: latest.map(toPassage),
      contractsAmendments: contracts.map(({ id }) => [...amendmentsOfContract(store, id)]),
    },
  });
};
