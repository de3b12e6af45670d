import { expect, it } from 'vitest';
import { describeBuild, readBuildStage } from '../../src/composition/buildStage';
import { readConfiguration } from '../../src/composition/configuration';

const live = {
  VITE_PAYMENT_MODE: 'live',
  VITE_PAYMENT_URL: 'https://bank.example/paiement.cgi',
  VITE_PAYMENT_TERMINAL: '7654321',
  VITE_PAYMENT_COMPANY: 'tunnels',
  VITE_SIGNATURE_HOST: 'https://signature.example',
};

function stageOf(env: Readonly<Record<string, string>>): string {
  return readBuildStage(env, readConfiguration(env).payment);
}

it('a build is for tests by default', () => {
  expect(stageOf({})).toBe('test');
});

it('a build for production takes live payments only', () => {
  expect(stageOf({ ...live, VITE_STAGE: 'production' })).toBe('production');
  expect(() => stageOf({ VITE_STAGE: 'production' })).toThrow(
    /^VITE_PAYMENT_MODE – expected "live"/,
  );
});

it('another word is refused with the name of the variable', () => {
  expect(() => stageOf({ VITE_STAGE: 'prod' })).toThrow(
    /^VITE_STAGE – expected test or production/,
  );
});

it('the build says what it was made for, and that test payments take no money', () => {
  const lines = describeBuild('test', readConfiguration({}));
  expect(lines[0]).toMatch(/^Built for test/);
  expect(lines).toContain('Payments in TEST MODE, no money is taken: /test/paiement.cgi');
});

it('the lines about a live build name its services and contain no key', () => {
  const key = 'A'.repeat(38) + 'P0';
  const lines = describeBuild(
    'production',
    readConfiguration({ ...live, VITE_PAYMENT_KEY: key }),
  ).join('\n');
  expect(lines).toContain('Payments are live: https://bank.example/paiement.cgi, terminal 7654321');
  expect(lines).toContain('Contracts are signed at https://signature.example');
  expect(lines).not.toContain(key);
});
