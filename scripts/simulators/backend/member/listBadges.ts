import { ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { badgesOfContract } from './ownBadges.ts';
import { ownContracts } from './ownContracts.ts';

/** The caller's badges: one list per contract, in the order of the contracts (M7.12). */
export const listBadges: Handler<'listBadges'> = ({ caller }, { store, clock }) => {
  const now = clock.now();
  const badges = ownContracts(store, caller, now).map(({ contract }) => [
    ...badgesOfContract(store, contract.id, now),
  ]);
  return ok({ state: true, badges });
};
