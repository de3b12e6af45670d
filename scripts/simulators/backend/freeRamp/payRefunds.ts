import type { World } from '../../world/World.ts';
import { transferArrival } from './transferArrival.ts';

/** Who asked, and where the money goes. */
export interface Beneficiary {
  readonly name: string;
  readonly email: string;
  readonly iban: string;
  readonly bic: string;
}

/**
 * Sends refunds on their way: claimed from now on, hence never again, and paid on the day the transfer arrives (P9.12).
 * The caller has made sure that none is claimed.
 */
export function payRefunds(
  ids: readonly number[],
  beneficiary: Beneficiary,
  { store, clock }: World,
): void {
  const list = JSON.stringify(ids);
  store.run(
    `UPDATE refund SET claimedAt = :now, beneficiary = :beneficiary
     WHERE id IN (SELECT value FROM json_each(:list))`,
    { now: clock.now(), beneficiary: JSON.stringify(beneficiary), list },
  );
  store.run(
    `UPDATE cashTicket SET data = json_set(data, '$.payment', json_object('timestamp', CAST(:paidAt AS INTEGER)))
     WHERE identifier IN (
       SELECT identifier FROM refund WHERE id IN (SELECT value FROM json_each(:list))
     )`,
    { paidAt: transferArrival(clock.now()), list },
  );
}
