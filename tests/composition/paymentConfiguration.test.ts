import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../src/composition/configuration';
import { readPaymentKey, refusePublicKey } from '../../src/composition/paymentKey';
import { kitKey } from '../support/payment/payments';

type Env = Readonly<Record<string, unknown>>;

const live: Env = {
  VITE_PAYMENT_MODE: 'live',
  VITE_PAYMENT_URL: 'https://bank.example.fr/paiement.cgi',
  VITE_PAYMENT_TERMINAL: '7654321',
  VITE_PAYMENT_COMPANY: 'tunnels',
  VITE_SIGNATURE_HOST: 'https://signature.example.fr',
};

const ownKey = '1036DEFD9175F29EE9337A1F284BDF781D5A4048';
const paymentOf = (env: Env) => readConfiguration(env).payment;
/** The checks that a build runs first. */
const build = (env: Env): void => refusePublicKey(env, paymentOf(env));

describe('P7.19 card payments of a build', () => {
  it("use the provider's test kit by default", () => {
    expect(paymentOf({})).toEqual({
      mode: 'test',
      pageUrl: '/test/paiement.cgi',
      terminal: '1234567',
      company: 'operateur',
      signer: 'browser',
    });
    expect(readPaymentKey({})).toBe(kitKey);
    expect(() => build({})).not.toThrow();
  });

  it('are signed by the server in live mode', () => {
    expect(paymentOf(live)).toEqual({
      mode: 'live',
      pageUrl: 'https://bank.example.fr/paiement.cgi',
      terminal: '7654321',
      company: 'tunnels',
      signer: 'server',
    });
    expect(() => build(live)).not.toThrow();
  });

  it('in test mode, the server can sign, and the payment page can have another address', () => {
    const page = 'http://127.0.0.1:4020/test/paiement.cgi';
    const env = { VITE_PAYMENT_SIGNER: 'server', VITE_PAYMENT_URL: page };
    expect(paymentOf(env)).toMatchObject({ signer: 'server', pageUrl: page });
    expect(() => build(env)).not.toThrow();
  });

  it.each([
    ['VITE_PAYMENT_MODE', 'production', 'test or live'],
    ['VITE_PAYMENT_SIGNER', 'nobody', 'browser or server'],
    ['VITE_PAYMENT_URL', 'paiement.cgi', 'an address or a path'],
    ['VITE_PAYMENT_URL', '//bank.example.fr/paiement.cgi', 'an address or a path'],
    ['VITE_PAYMENT_URL', 'javascript:void(0)', 'an address or a path'],
    ['VITE_PAYMENT_TERMINAL', '123', 'the 7 digits of the payment terminal'],
    ['VITE_PAYMENT_COMPANY', '', "the company's code at the bank"],
    ['VITE_PAYMENT_COMPANY', 'a*b', "the company's code at the bank"],
  ])('a build with %s=%s stops with an error that names it', (name, given, expected) => {
    expect(() => build({ [name]: given })).toThrow(
      `${name} – expected ${expected} – got ${JSON.stringify(given)}`,
    );
  });

  it.each(['VITE_PAYMENT_URL', 'VITE_PAYMENT_TERMINAL', 'VITE_PAYMENT_COMPANY'])(
    'a live build without %s stops: it does not use the test kit',
    (name) => {
      expect(() => build({ ...live, [name]: undefined })).toThrow(
        new RegExp(`${name} – expected .* – got nothing`),
      );
    },
  );

  it.each(['http://bank.example.fr/paiement.cgi', '/test/paiement.cgi'])(
    'a live build does not post to a page without https: %s',
    (page) => {
      expect(() => build({ ...live, VITE_PAYMENT_URL: page })).toThrow(/with https, in live mode/);
    },
  );
});

describe('anyone could sign any amount with a key in a public bundle', () => {
  const why = /sign any amount/;

  it.each<[string, Env]>([
    ['another key than the placeholder', { VITE_PAYMENT_KEY: ownKey }],
    [
      'another key in live mode',
      { ...live, VITE_PAYMENT_SIGNER: 'browser', VITE_PAYMENT_KEY: ownKey },
    ],
    ['the placeholder in live mode', { ...live, VITE_PAYMENT_SIGNER: 'browser' }],
  ])('a build whose browser signs with %s stops with the reason', (_title, env) => {
    expect(() => build(env)).toThrow(why);
    expect(() => build(env)).toThrow(/VITE_PAYMENT_ALLOW_BROWSER_KEY=true/);
    expect(() => build({ ...env, VITE_PAYMENT_ALLOW_BROWSER_KEY: 'false' })).toThrow(why);
    expect(() => build({ ...env, VITE_PAYMENT_ALLOW_BROWSER_KEY: 'true' })).not.toThrow();
  });

  it.each([{}, { VITE_PAYMENT_ALLOW_BROWSER_KEY: 'true' }])(
    'a key is refused if the server signs: no code would use it',
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

  it('no error message contains a key', () => {
    const messageOf = (env: Env): string => {
      try {
        build(env);
        return '';
      } catch (thrown) {
        return (thrown as Error).message;
      }
    };
    for (const key of [ownKey, `${ownKey}Z`]) {
      const message = messageOf({ VITE_PAYMENT_KEY: key });
      expect(message).not.toBe('');
      expect(message).not.toContain(ownKey);
    }
  });

  it('an invalid value of the permission stops the build too', () => {
    expect(() => build({ VITE_PAYMENT_ALLOW_BROWSER_KEY: 'yes' })).toThrow(
      'VITE_PAYMENT_ALLOW_BROWSER_KEY – expected true or false – got "yes"',
    );
  });
});
