import type { Services } from '../../world/Services.ts';
import { transferArrival } from './transferArrival.ts';

/** Who requested the refund, and where the money goes. */
export interface Beneficiary {
  readonly name: string;
  readonly email: string;
  readonly iban: string;
  readonly bic: string;
}

/**
 * Marks refunds as claimed, which is final, and as paid on the day the transfer arrives (P9.12).
 * The caller must have checked that none is claimed yet.
 */
export function payRefunds(
  ids: readonly number[],
  beneficiary: Beneficiary,
  { store, clock }: Services,
): void {
  const list = JSON.stringify(ids);
  store.run(
    `UPDATE refund SET claimedAt = :now, beneficiary = :beneficiary
     WHERE id IN (SELECT value FROM json_each(:list))`,
    { now: clock.now(), beneficiary: JSON.stringify(beneficiary), list },
  );
  store.run(
    `UPDATE cashTicket
     SET data = json_set(data, '$.payment', json_object('timestamp', CAST(:paidAt AS INTEGER)))
     WHERE identifier IN (
       SELECT identifier FROM refund WHERE id IN (SELECT value FROM json_each(:list))
     )`,
    { paidAt: transferArrival(clock.now()), list },
  );
}
