import { describe, expect, it } from 'vitest';
import { refundStep } from '../../../src/domain/freeRamp/refundWizard';

describe('P4.16–P4.19 the step of the wizard that is shown', () => {
  it.each([
    // requested step, status of the ticket, person, shown step
    ['identifier', null, 'visitor', 'identifier'],
    ['result', null, 'visitor', 'identifier'],
    ['bankDetails', null, 'visitor', 'identifier'],
    ['result', 'refundable', 'visitor', 'result'],
    ['bankDetails', 'refundable', 'visitor', 'bankDetails'],
    ['bankDetails', 'claimed', 'visitor', 'result'],
    ['bankDetails', 'notRefundable', 'visitor', 'result'],
    ['bankDetails', 'handedOutAtLane', 'visitor', 'result'],
    ['bankDetails', 'refundable', 'accountWithBank', 'result'],
    ['bankDetails', 'refundable', 'accountWithoutBank', 'result'],
    ['success', 'claimed', 'visitor', 'success'],
    ['success', null, 'visitor', 'success'],
  ] as const)('%s wanted, ticket %s, %s: %s', (wanted, status, asker, shown) => {
    expect(refundStep({ wanted, status, asker })).toBe(shown);
  });
});
