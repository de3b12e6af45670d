/** The date of the contract's examples, at which the clock of the simulated operator starts. */
const examplesAt = Date.parse('2026-11-21T10:00:00Z');

/**
 * The time of the simulated operator now: its clock runs since the start of the whole run. A browser whose
 * clock is behind it by a quarter of an hour would be refused by the bank.
 */
export function operatorTime(): Date {
  const startedAt = Number(process.env['OPERATOR_STARTED_AT']);
  if (!startedAt) throw new Error('OPERATOR_STARTED_AT is not set: use `npm run e2e`');
  return new Date(examplesAt + Date.now() - startedAt);
}
