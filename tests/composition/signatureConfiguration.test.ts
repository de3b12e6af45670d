import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../src/composition/configuration';

type Env = Readonly<Record<string, unknown>>;

const live: Env = {
  VITE_PAYMENT_MODE: 'live',
  VITE_PAYMENT_URL: 'https://bank.example.fr/paiement.cgi',
  VITE_PAYMENT_TERMINAL: '7654321',
  VITE_PAYMENT_COMPANY: 'tunnels',
};

const hostOf = (env: Env): string => readConfiguration(env).signature.host;

describe('P4.4 where a build has contracts signed', () => {
  it('on the origin of the site by default, while payments are tests', () => {
    expect(hostOf({})).toBe('');
    expect(hostOf({ VITE_SIGNATURE_HOST: '' })).toBe('');
  });

  it.each(['https://signature.example.fr', 'https://signature.example.fr:8443'])(
    'at the provider %s, in test mode and in live mode',
    (host) => {
      expect(hostOf({ VITE_SIGNATURE_HOST: host })).toBe(host);
      expect(hostOf({ ...live, VITE_SIGNATURE_HOST: host })).toBe(host);
    },
  );

  it.each(['http://127.0.0.1:4020', 'http://localhost'])(
    'at %s, on the developer’s machine, in test mode only',
    (host) => {
      expect(hostOf({ VITE_SIGNATURE_HOST: host })).toBe(host);
      expect(() => hostOf({ ...live, VITE_SIGNATURE_HOST: host })).toThrow(
        /VITE_SIGNATURE_HOST – expected .*, in live mode – got/,
      );
    },
  );

  it('a live build without it stops: a simulator makes no valid signature', () => {
    expect(() => hostOf(live)).toThrow(/VITE_SIGNATURE_HOST – expected .* – got nothing/);
    expect(() => hostOf({ ...live, VITE_SIGNATURE_HOST: '' })).toThrow(/VITE_SIGNATURE_HOST/);
  });

  it.each([
    'https://signature.example.fr/',
    'https://signature.example.fr/calinda',
    'https://user@signature.example.fr',
    'http://signature.example.fr',
    'http://localhost.example.fr',
    'signature.example.fr',
    '//signature.example.fr',
    'javascript:alert(1)',
    'https://signature.example.fr\n',
    ' ',
    3,
  ])('a build with %j stops with an error that names the variable', (given) => {
    expect(() => hostOf({ VITE_SIGNATURE_HOST: given })).toThrow(
      `VITE_SIGNATURE_HOST – expected nothing, or the origin of the e-signature provider, with https and without a slash at its end – got ${JSON.stringify(given)}`,
    );
  });
});
