import type { Caller } from '../../world/Caller.ts';
import type { Services } from '../../world/Services.ts';

/** The result of looking up a ticket number or a refund id. */
export type Guessed<Found> = Found | 'unknown' | 'tooMany';

/** What could be guessed: the 20 digits of tickets and receipts, and the ids of refunds. */
type Numbers = 'cashTicket' | 'transactionRefund';

/**
 * Looks up a number and counts it as a wrong guess when `find` returns undefined, for the account
 * or for all visitors together. A right number does not reset the count: otherwise one known number
 * would allow unlimited guesses.
 */
export function guess<Found extends object>(
  numbers: Numbers,
  caller: Caller | null,
  { attempts }: Services,
  find: () => Found | undefined,
): Guessed<Found> {
  const subject = caller === null ? numbers : `${numbers} ${caller.accountId}`;
  if (attempts.areTooMany(subject)) return 'tooMany';
  const found = find();
  if (found === undefined) attempts.countWrong(subject);
  return found ?? 'unknown';
}
