import { expect, it } from 'vitest';
import type { CashTicket } from '../../../../generated/api';
import {
  toAccountTicket,
  toFoundTicket,
} from '../../../../src/adapters/http/freeRamp/toFoundTicket';
import type { RefundIdentifier } from '../../../../src/domain/freeRamp/refundIdentifier';
import { answerExample } from '../../../simulators/support/examples';

const identifier = '00112233445566' as RefundIdentifier;
const ticket: CashTicket = {
  ...(answerExample('lookUpCashTicket') as CashTicket),
  refund: 3.2,
  payment: null,
  refundObj: null,
};

it.each([
  ['directement final', 'handedOutAtLane'],
  ['final', 'refundable'],
  [null, 'refundable'],
])('P4.20 a visitor’s ticket of state %j is %s', (state, status) => {
  expect(toFoundTicket(identifier, { ...ticket, state }).status).toBe(status);
});

it.each([
  [true, 320],
  [false, null],
])('P3.8 what was paid at the lane, if paid is %s', (paid, amount) => {
  expect(toFoundTicket(identifier, { ...ticket, paid, total: 3.2 }).paid).toBe(amount);
});

it('P4.20 an account’s answer on a ticket whose receipt was given at the lane has no refund', () => {
  const answer = { status: 'success', state: 'directement final' } as const;
  expect(toAccountTicket(identifier, answer)?.status).toBe('handedOutAtLane');
  expect(toAccountTicket(identifier, { ...answer, state: 'final' })).toBeNull();
});
