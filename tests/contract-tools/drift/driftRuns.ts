import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';

/**
 * Timeouts in milliseconds: longer than any real answer, and short for answers that never arrive.
 */
export const patience = { usual: 20_000, endless: 1_000 };

/**
 * The operations that are called for a deviation: a second secured call is needed to distinguish a token
 * refused by one call from one refused by all.
 */
export function withOthers(
  operationId: OperationId,
  rule: string | undefined,
): readonly OperationId[] {
  if (rule !== 'authentication/token-refused') return [operationId];
  return [operationId, operationId === 'listBadges' ? 'listBankAccounts' : 'listBadges'];
}
