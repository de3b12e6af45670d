import { examplesTime } from './examplesTime.ts';

/**
 * The time of the simulated operator now: its clock starts at the date of the contract's examples, with the
 * whole run. A browser whose clock is behind it by a quarter of an hour would be refused by the bank.
 */
export function operatorTime(): Date {
  const startedAt = Number(process.env['OPERATOR_STARTED_AT']);
  if (!startedAt) throw new Error('OPERATOR_STARTED_AT is not set: use `npm run e2e`');
  return new Date(examplesTime.getTime() + Date.now() - startedAt);
}
