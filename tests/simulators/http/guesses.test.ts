import { expect, it } from 'vitest';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { attemptLimit, sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { requestExample } from '../support/examples.ts';
import { camille } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const wrong = 'Passage2025';
const ticket = '20260101000000000000';
const token = 'x'.repeat(32);
const newPassword = 'Passage2027';
const notice = { ...requestExample('retrieveNotice'), numberplate: 'AB123CE' };
const refund = { ...requestExample('requestRefund'), identifier: ticket };

type Row = readonly [operationId: OperationId, guess: object];

/** Counted for each account or e-mail. */
const ofOne: readonly Row[] = [
  ['signIn', { body: { email: camille, password: wrong } }],
  ['changePassword', { body: { username: camille, password: wrong, newPassword } }],
  ['linkContract', { body: { name: 'DURAND', noContract: '00845517' } }],
  ['resetLostPassword', { body: { email: camille, password: newPassword, token } }],
  ['findRefund', { path: { identifier: ticket } }],
];

/** Counted for all visitors together. */
const ofAll: readonly Row[] = [
  ['resetLostPassword', { body: { email: 'nobody@example.fr' } }],
  ['openFirstConnection', { body: { email: 'nobody@example.fr' } }],
  ['activateAccount', { body: { token } }],
  ['checkEmail', { body: { email: camille } }],
  ['retrieveNotice', { body: notice }],
  ['sealPayment', { body: { type: 'cnp', reference: '99999999' } }],
  ['validateOrder', { body: { reference: '99' } }],
  ['findOrderReference', { body: { reference: '999' } }],
  ['retrieveOrder', { body: { reference: '999' } }],
  ['lookUpCashTicket', { body: { identifier: ticket } }],
  ['findTransactionRefund', { path: { id: 1 } }],
  ['requestRefund', { body: refund }],
  ['createRefundReceipt', { path: { id: 1 }, body: { transactions: [ticket] } }],
  ['downloadTransactionReceipt', { path: { identifier: ticket } }],
];

/** As if the guesses of the test had been repeated, each `times` times. */
function repeatGuesses(times: number): void {
  operator.services.store.run(
    `WITH RECURSIVE repetition (number) AS
       (SELECT 2 UNION ALL SELECT number + 1 FROM repetition WHERE number < :times)
     INSERT INTO attempt (subject, at) SELECT subject, at FROM attempt, repetition`,
    { times },
  );
}

it.each([
  ...ofOne.map(([operationId, guess]) => [operationId, attemptLimit.count, guess, true] as const),
  ...ofAll.map(([operationId, guess]) => [operationId, sharedAttempts, guess, false] as const),
])(
  '%s answers 429 after %i wrong guesses, for ten minutes',
  async (operationId, limit, guess, isOfOne) => {
    const sent = isOfOne ? { ...guess, token: operator.token } : guess;
    const status = async (): Promise<number> => (await operator.send(operationId, sent)).status;
    expect(await status()).not.toBe(429);
    repeatGuesses(limit - 1);
    expect(await status()).not.toBe(429);
    expect(await status()).toBe(429);
    operator.services.clock.jump(attemptLimit.seconds);
    expect(await status()).not.toBe(429);
  },
);

it('P5.18 the right password resets the count', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let guess = 1; guess < attemptLimit.count; guess += 1) {
      await operator.send('signIn', { body: { email: camille, password: wrong } });
    }
    await operator.signIn();
  }
});
