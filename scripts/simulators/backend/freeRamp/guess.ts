import type { Caller } from '../../world/Caller.ts';
import type { World } from '../../world/World.ts';

/** What a ticket's number or a refund's id led to. */
export type Guessed<Found> = Found | 'unknown' | 'tooMany';

/** What anyone might try numbers on: the 20 digits of tickets and receipts, and the ids of refunds. */
type Numbers = 'cashTicket' | 'transactionRefund';

/**
 * Looks up what a number leads to. A number that leads nowhere (`find` answers undefined) counts as a wrong guess, of
 * the account or of all visitors together. A right one wipes nothing away, or one known number would buy endless guesses.
 */
export function guess<Found extends object>(
  numbers: Numbers,
  caller: Caller | null,
  { attempts }: World,
  find: () => Found | undefined,
): Guessed<Found> {
  const subject = caller === null ? numbers : `${numbers} ${caller.accountId}`;
  if (attempts.areTooMany(subject)) return 'tooMany';
  const found = find();
  if (found === undefined) attempts.wrong(subject);
  return found ?? 'unknown';
}
