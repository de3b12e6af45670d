import { describe, expect, it } from 'vitest';
import type { SubscriberAnswer } from '../../../generated/api.ts';
import { attemptLimit } from '../../../scripts/simulators/world/attempts.ts';
import { haveAccount } from '../support/accounts.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { accountOf, haveContract } from './people.ts';

const linked = {
  status: 200,
  body: { state: true, response: 'Le contrat a été rattaché à votre compte.' },
};
const notFound = {
  status: 200,
  body: { state: false, response: 'Aucun contrat ne correspond à ces informations.' },
};
const conflict = {
  status: 200,
  body: { state: false, response: 'Ce contrat est déjà rattaché à un compte.' },
};

describe('link of a further contract', () => {
  const operator = operatorForEachTest();

  const link = (name: string, noContract: string): Promise<OperatorAnswer> =>
    operator.send('linkContract', { body: { name, noContract }, token: operator.token });

  it('M7.15 a matching name and number link the contract and add a row to its history', async () => {
    const id = haveContract(operator, { reference: '00999001', holder: 'Rivière Paul' });
    expect(await link('RIVIÈRE PAUL ', ' 00999001')).toEqual(linked);
    expect(accountOf(operator, '00999001')).toBe(1);
    expect(
      operator.services.store.rows(
        'SELECT createdAt, title FROM amendment WHERE contractId = :id',
        {
          id,
        },
      ),
    ).toEqual([{ createdAt: operator.services.clock.now(), title: 'Contrat rattaché' }]);
  });

  it('M3.14 a linked contract is added at the end: the positions of the others do not change', async () => {
    await link('DURAND CAMILLE', '00845517');
    const { body } = await operator.send('loadSubscriber', { token: operator.token });
    const { contracts } = (body as SubscriberAnswer).user;
    expect(contracts.map(({ reference }) => reference)).toEqual([
      ...['00412873', '00500118', '00733904'],
      '00845517',
    ]);
  });

  it('M5.5 a wrong name and a wrong number get the same refusal', async () => {
    haveContract(operator, { reference: '00999001' });
    haveContract(operator, { reference: '00999003', accountId: 1 });
    expect(await link('RIVIERE', '00999001')).toEqual(notFound);
    expect(await link('RIVIERE PAUL', '00999002')).toEqual(notFound);
    expect(await link('RIVIERE', '00999003')).toEqual(notFound);
    expect(await link('\u0000\ud800', '\u0000\ud800')).toEqual(notFound);
    expect(accountOf(operator, '00999001')).toBeNull();
  });

  it('M7.15 a contract that is linked to any account cannot be linked again', async () => {
    const paul = haveAccount(operator, { email: 'paul.riviere@example.fr' });
    haveContract(operator, { reference: '00999001', accountId: paul });
    haveContract(operator, { reference: '00999002', accountId: 1 });
    expect(await link('RIVIERE PAUL', '00999001')).toEqual(conflict);
    expect(await link('RIVIERE PAUL', '00999002')).toEqual(conflict);
    expect(accountOf(operator, '00999001')).toBe(paul);
  });

  it('M7.15 guesses of names and numbers are limited', async () => {
    haveContract(operator, { reference: '00999001' });
    for (let guess = 0; guess < attemptLimit.count; guess += 1) {
      await link('RIVIERE PAUL', `0099900${guess + 2}`);
    }
    expect(await link('RIVIERE PAUL', '00999001')).toMatchObject({ status: 429 });
    operator.services.clock.jump(attemptLimit.seconds);
    expect(await link('RIVIERE PAUL', '00999001')).toEqual(linked);
  });

  it('M2.1 needs a session', async () => {
    const body = { name: 'RIVIERE PAUL', noContract: '00999001' };
    expect(await operator.send('linkContract', { body })).toMatchObject({ status: 401 });
  });
});
