import { beforeEach, expect, it } from 'vitest';
import { haveAccount } from '../support/accounts.ts';
import { password, type OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { haveContract } from './people.ts';

const paul = 'paul.riviere@example.fr';
const asked = {
  status: 200,
  body: { state: true, response: 'Votre demande de suppression a été enregistrée.' },
};

const operator = operatorForEachTest();
let accountId: number;
beforeEach(() => {
  accountId = haveAccount(operator, { email: paul, password });
});

const ask = async (): Promise<OperatorAnswer> =>
  operator.send('requestDeletion', { token: await operator.signIn(paul) });
const requestedAt = (): number | null | undefined =>
  operator.services.store.row<{ deletionRequestedAt: number | null }>(
    'SELECT deletionRequestedAt FROM account WHERE id = :accountId',
    { accountId },
  )?.deletionRequestedAt;

it('M6.5 a subscriber can request the deletion once; asking again changes nothing', async () => {
  haveContract(operator, { reference: '00999001', accountId });
  const { clock } = operator.services;
  const first = clock.now();
  expect(await ask()).toEqual(asked);
  clock.jump(60);
  expect(await ask()).toEqual(asked);
  expect(requestedAt()).toBe(first);
});

it('M7.17 an unpaid invoice of the caller blocks the request, one of another account does not', async () => {
  haveContract(operator, { reference: '00999001', accountId: 1, owes: true });
  haveContract(operator, { reference: '00999002', accountId });
  const owing = haveContract(operator, { reference: '00999003', accountId, owes: true });
  expect(await ask()).toEqual({
    status: 200,
    body: {
      state: false,
      response: "Votre demande ne peut pas aboutir tant qu'une facture reste impayée.",
    },
  });
  expect(requestedAt()).toBeNull();
  operator.services.store.run(
    `UPDATE contract SET data = json_set(data, '$.unpaidInvoicesObj', json('[]')) WHERE id = :owing`,
    { owing },
  );
  expect(await ask()).toEqual(asked);
});

it('M2.1 needs a session', async () => {
  expect(await operator.send('requestDeletion')).toMatchObject({ status: 401 });
});
