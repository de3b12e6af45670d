import { describe, expect, it } from 'vitest';
import { describeBuild, readBuildStage } from '../../src/composition/buildStage';
import { readConfiguration } from '../../src/composition/configuration';
import { liveBuild as live } from '../support/payment/liveBuild';

type Env = Readonly<Record<string, unknown>>;

/** What a build does first. */
function start(env: Env): void {
  readBuildStage(env, readConfiguration(env).payment);
}

describe('the settings of a build', () => {
  it('P3.26, P4.4, P7.19 are by default those of tests on one origin, which report nothing', () => {
    expect(readConfiguration({})).toEqual({
      api: { origin: '', timeoutMs: 15_000 },
      payment: {
        mode: 'test',
        pageUrl: '/test/paiement.cgi',
        terminal: '1234567',
        company: 'operateur',
        signer: 'browser',
      },
      signature: { host: '' },
      audience: { url: '', siteId: '1' },
      telemetry: { url: '', share: 1 },
    });
  });

  it('P4.4, P7.19 of live payments: the server signs the form, the provider the contract', () => {
    expect(readConfiguration(live)).toMatchObject({
      payment: {
        mode: 'live',
        pageUrl: 'https://bank.example/paiement.cgi',
        terminal: '7654321',
        company: 'tunnels',
        signer: 'server',
      },
      signature: { host: 'https://signature.example' },
    });
  });

  it.each<[Env, object]>([
    [{ VITE_API_ORIGIN: 'https://api.example:8443' }, { api: { timeoutMs: 15_000 } }],
    [{ VITE_API_ORIGIN: 'http://127.0.0.1:4020' }, { api: { origin: 'http://127.0.0.1:4020' } }],
    [{ VITE_API_TIMEOUT_MS: '4000' }, { api: { timeoutMs: 4000 } }],
    [{ VITE_PAYMENT_SIGNER: 'server' }, { payment: { mode: 'test', signer: 'server' } }],
    [
      { VITE_PAYMENT_URL: 'http://127.0.0.1:4020/test/paiement.cgi' },
      { payment: { pageUrl: 'http://127.0.0.1:4020/test/paiement.cgi' } },
    ],
    [{ VITE_SIGNATURE_HOST: '' }, { signature: { host: '' } }],
    [{ VITE_SIGNATURE_HOST: 'http://localhost' }, { signature: { host: 'http://localhost' } }],
    [
      { VITE_AUDIENCE_URL: '/matomo.php', VITE_AUDIENCE_SITE: '12' },
      { audience: { url: '/matomo.php', siteId: '12' } },
    ],
    [
      { VITE_AUDIENCE_URL: 'https://example.fr:8443/stats/matomo.php' },
      { audience: { siteId: '1' } },
    ],
    [{ VITE_TELEMETRY_URL: 'https://otel.example/v1/logs' }, { telemetry: { share: 1 } }],
    [
      { VITE_TELEMETRY_URL: '/v1/logs', VITE_TELEMETRY_SHARE: '0.1' },
      { telemetry: { url: '/v1/logs', share: 0.1 } },
    ],
    [{ VITE_TELEMETRY_URL: 'console' }, { telemetry: { url: 'console' } }],
  ])('may be %j', (env, expected) => {
    expect(readConfiguration(env)).toMatchObject(expected);
  });

  it.each([
    ['VITE_API_ORIGIN', 'http://api.example'],
    ['VITE_API_ORIGIN', 'https://api.example/'],
    ['VITE_API_ORIGIN', 'https://api.example/v1'],
    ['VITE_API_ORIGIN', 'https://user@api.example'],
    ['VITE_API_ORIGIN', '//api.example'],
    ['VITE_API_TIMEOUT_MS', '99'],
    ['VITE_API_TIMEOUT_MS', '1e4'],
    ['VITE_API_TIMEOUT_MS', ''],
    ['VITE_API_TIMEOUT_MS', 3],
    ['VITE_PAYMENT_MODE', 'production'],
    ['VITE_PAYMENT_SIGNER', 'nobody'],
    ['VITE_PAYMENT_URL', 'paiement.cgi'],
    ['VITE_PAYMENT_URL', '//bank.example/paiement.cgi'],
    ['VITE_PAYMENT_URL', 'javascript:void(0)'],
    ['VITE_PAYMENT_TERMINAL', '123'],
    ['VITE_PAYMENT_COMPANY', ''],
    ['VITE_PAYMENT_COMPANY', 'a*b'],
    ['VITE_SIGNATURE_HOST', 'https://signature.example/'],
    ['VITE_SIGNATURE_HOST', 'https://signature.example/calinda'],
    ['VITE_SIGNATURE_HOST', 'https://user@signature.example'],
    ['VITE_SIGNATURE_HOST', 'http://localhost.example'],
    ['VITE_SIGNATURE_HOST', '//signature.example'],
    ['VITE_SIGNATURE_HOST', 'javascript:alert(1)'],
    ['VITE_SIGNATURE_HOST', 'https://signature.example\n'],
    ['VITE_SIGNATURE_HOST', 3],
    ['VITE_AUDIENCE_URL', 'http://stats.example/matomo.php'],
    ['VITE_AUDIENCE_URL', '//stats.example/matomo.php'],
    ['VITE_AUDIENCE_URL', 'javascript:alert(1)'],
    ['VITE_AUDIENCE_URL', 'https://stats.example/matomo.php?x=1'],
    ['VITE_AUDIENCE_SITE', '0'],
    ['VITE_AUDIENCE_SITE', '1234567'],
    ['VITE_TELEMETRY_URL', 'http://otel.example/v1/logs'],
    ['VITE_TELEMETRY_URL', 'https://otel.example'],
    ['VITE_TELEMETRY_URL', '//otel.example/v1/logs'],
    ['VITE_TELEMETRY_URL', 'https://otel.example/v1/logs?key=1'],
    ['VITE_TELEMETRY_SHARE', '0.0'],
    ['VITE_TELEMETRY_SHARE', '1.5'],
    ['VITE_TELEMETRY_SHARE', '10 %'],
    ['VITE_STAGE', 'prod'],
  ])('with %s=%j stop the build with an error that names the variable', (name, given) => {
    expect(() => start({ [name]: given })).toThrow(
      new RegExp(`^${name} – expected .+ – got .+`, 's'),
    );
  });
});

describe('P4.4, P7.19 a build with live payments', () => {
  it.each([
    'VITE_PAYMENT_URL',
    'VITE_PAYMENT_TERMINAL',
    'VITE_PAYMENT_COMPANY',
    'VITE_SIGNATURE_HOST',
  ])('stops without %s: it uses neither the test kit nor a simulated signature', (name) => {
    expect(() => start({ ...live, [name]: undefined })).toThrow(
      new RegExp(`^${name} – expected .* – got nothing`),
    );
  });

  it.each([
    ['VITE_PAYMENT_URL', 'http://bank.example/paiement.cgi'],
    ['VITE_PAYMENT_URL', '/test/paiement.cgi'],
    ['VITE_SIGNATURE_HOST', 'http://127.0.0.1:4020'],
    ['VITE_SIGNATURE_HOST', ''],
  ])('needs an address with https: %s=%s stops it', (name, given) => {
    expect(() => start({ ...live, [name]: given })).toThrow(
      new RegExp(`^${name} – expected .* with https.*, in live mode – got`),
    );
  });
});

describe('what a build is for', () => {
  it('is tests, or production with live payments only', () => {
    expect(readBuildStage({}, readConfiguration({}).payment)).toBe('test');
    const production = { ...live, VITE_STAGE: 'production' };
    expect(readBuildStage(production, readConfiguration(live).payment)).toBe('production');
    expect(() => start({ VITE_STAGE: 'production' })).toThrow(
      /^VITE_PAYMENT_MODE – expected "live"/,
    );
  });

  it('is said, with its services, without a key', () => {
    expect(describeBuild('test', readConfiguration({}))).toContain(
      'Payments in TEST MODE, no money is taken: /test/paiement.cgi',
    );
    const key = 'A'.repeat(38) + 'P0';
    const said = describeBuild('production', readConfiguration({ ...live, VITE_PAYMENT_KEY: key }));
    expect(said).toContain(
      'Payments are live: https://bank.example/paiement.cgi, terminal 7654321',
    );
    expect(said).toContain('Contracts are signed at https://signature.example');
    expect(said.join()).not.toContain(key);
  });
});
