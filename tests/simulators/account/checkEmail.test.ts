import { expect, it } from 'vitest';
import { attemptLimit, sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { haveAccount } from '../support/accounts.ts';
import { camille, type OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { haveContract } from './people.ts';

const operator = operatorForEachTest();

const check = (email: string): Promise<OperatorAnswer> =>
  operator.send('checkEmail', { body: { email } });

it('P7.13 returns whether an e-mail belongs to an account', async () => {
  haveAccount(operator, { email: 'Paul.Riviere@example.fr', isActive: false });
  haveContract(operator, { reference: '00999001', email: 'luc.moreau@example.fr' });
  expect(await check(camille)).toEqual({ status: 200, body: true });
  expect(await check('paul.riviere@example.fr')).toEqual({ status: 200, body: true });
  expect(await check('luc.moreau@example.fr')).toEqual({ status: 200, body: false });
  expect(await check('\u0000@\u0000\ud800xx')).toEqual({ status: 200, body: false });
});

it('P7.13 checks of many e-mails are limited', async () => {
  for (let count = 0; count < sharedAttempts; count += 1) await check(`${count}@example.fr`);
  expect(await check(camille)).toMatchObject({ status: 429 });
  operator.services.clock.jump(attemptLimit.seconds);
  expect(await check(camille)).toEqual({ status: 200, body: true });
});
