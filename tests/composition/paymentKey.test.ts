import { expect, it } from 'vitest';
import { readConfiguration } from '../../src/composition/configuration';
import { readPaymentKey, refusePublicKey } from '../../src/composition/paymentKey';
import { liveBuild as live } from '../support/payment/liveBuild';
import { kitKey } from '../support/payment/payments';

type Env = Readonly<Record<string, unknown>>;

const ownKey = '1036DEFD9175F29EE9337A1F284BDF781D5A4048';
const build = (env: Env): void => refusePublicKey(env, readConfiguration(env).payment);
const why = /sign any amount/;

it('P7.19 the browser signs test payments with the key of the kit, which everybody knows', () => {
  expect(readPaymentKey({})).toBe(kitKey);
  expect(() => build({})).not.toThrow();
  expect(() => build(live)).not.toThrow();
});

it.each<[string, Env]>([
  ['another key than that of the kit', { VITE_PAYMENT_KEY: ownKey }],
  [
    'another key in live mode',
    { ...live, VITE_PAYMENT_SIGNER: 'browser', VITE_PAYMENT_KEY: ownKey },
  ],
  ['the key of the kit in live mode', { ...live, VITE_PAYMENT_SIGNER: 'browser' }],
])('P7.19 a build whose browser signs with %s stops, unless it is allowed', (_title, env) => {
  expect(() => build(env)).toThrow(why);
  expect(() => build({ ...env, VITE_PAYMENT_ALLOW_BROWSER_KEY: 'false' })).toThrow(why);
  expect(() => build({ ...env, VITE_PAYMENT_ALLOW_BROWSER_KEY: 'true' })).not.toThrow();
  expect(() => build({ ...env, VITE_PAYMENT_ALLOW_BROWSER_KEY: 'yes' })).toThrow(
    'VITE_PAYMENT_ALLOW_BROWSER_KEY – expected true or false – got "yes"',
  );
});

it.each([{}, { VITE_PAYMENT_ALLOW_BROWSER_KEY: 'true' }])(
  'P7.19 where the server signs, a key stops the build: no code would use it (%j)',
  (allowed) => {
    expect(() => build({ ...live, VITE_PAYMENT_KEY: ownKey, ...allowed })).toThrow(why);
  },
);

it.each(['', 'secret', `${'0'.repeat(39)}Z`])(
  'a key in another format stops the build: %j',
  (key) => {
    expect(() => build({ VITE_PAYMENT_KEY: key })).toThrow(/VITE_PAYMENT_KEY – expected the 40/);
  },
);

it.each([ownKey, `${ownKey}Z`])('no error contains the key: %#', (key) => {
  expect(() => build({ VITE_PAYMENT_KEY: key })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(ownKey) as string }),
  );
});
