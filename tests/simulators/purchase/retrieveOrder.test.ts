import { describe, expect, it } from 'vitest';
import { attemptLimit, sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

async function ask(
  operationId: 'findOrderReference' | 'retrieveOrder',
  reference: string,
): Promise<unknown> {
  return (await operator.send(operationId, { body: { reference } })).body;
}

describe('P7.16 an existing order', () => {
  it.each([
    ['42', 'nominal'],
    ['0000042', 'nominal'],
    ['43', 'professional'],
    ['0000044', 'locker'],
  ])('%s is answered with its contract', async (reference, example) => {
    expect(await ask('retrieveOrder', reference)).toEqual(answerExample('retrieveOrder', example));
  });

  it('P5.4 does not show a billing address that was typed but not used', async () => {
    const typed = requestExample('addOrder', 'professional', { needBilDifferent: false });
    const { body } = await operator.send('addOrder', { body: typed });
    const { reference } = body as { readonly reference: string };
    expect(await ask('retrieveOrder', reference)).toMatchObject({
      contract: { bilAddress: '3 RUE DES CORDIERS', bilPhoneWork: '0465710340' },
    });
  });

  it('P8.9 is not found under another reference', async () => {
    for (const reference of ['0', '41', '9999999']) {
      expect(await ask('retrieveOrder', reference)).toEqual(
        answerExample('retrieveOrder', 'notFound'),
      );
    }
  });
});

describe('P7.17 the reference of an order', () => {
  it.each(['42', '0000042'])("%s is answered with the order's e-mail", async (reference) => {
    expect(await ask('findOrderReference', reference)).toEqual(answerExample('findOrderReference'));
  });

  it('P8.9 is refused when unknown', async () => {
    expect(await ask('findOrderReference', '41')).toEqual(
      answerExample('findOrderReference', 'notFound'),
    );
  });

  it('of extra badges is not found by a visitor', async () => {
    const { token } = operator;
    const path = { contractId: 1201 };
    const body = requestExample('orderBadges');
    const placed = await operator.send('orderBadges', { token, path, body });
    const { reference } = placed.body as { readonly reference: string };
    expect(await ask('findOrderReference', reference)).toMatchObject({ state: false });
    expect(await ask('retrieveOrder', reference)).toMatchObject({ state: false });
  });
});

describe('guesses of order references are limited', () => {
  it('both calls count together, and are answered 429 for a while', async () => {
    for (let count = 0; count < sharedAttempts; count += 1) {
      const operationId = count % 2 === 0 ? 'findOrderReference' : 'retrieveOrder';
      expect(await ask(operationId, '999')).toMatchObject({ state: false });
      await ask(operationId, '42');
    }
    for (const operationId of ['findOrderReference', 'retrieveOrder'] as const) {
      const { status } = await operator.send(operationId, { body: { reference: '42' } });
      expect(status).toBe(429);
    }
    operator.services.clock.jump(attemptLimit.seconds);
    expect(await ask('findOrderReference', '42')).toMatchObject({ state: true });
  });
});
