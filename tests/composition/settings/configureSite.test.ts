import { fc, it as property } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import {
  configureSite,
  type ConfiguredSite,
} from '../../../src/composition/settings/configureSite';
import { moneySettings, settingNames } from '../../../src/composition/settings/settingNames';
import { liveBuild } from '../../support/payment/liveBuild';
import { kitKey } from '../../support/payment/payments';

/** The same settings by their names in `config.json`. */
const liveFile = {
  paymentMode: 'live',
  paymentUrl: liveBuild.VITE_PAYMENT_URL,
  paymentTerminal: liveBuild.VITE_PAYMENT_TERMINAL,
  paymentCompany: liveBuild.VITE_PAYMENT_COMPANY,
  signatureHost: liveBuild.VITE_SIGNATURE_HOST,
};

const liveWith = (settings: object): string => JSON.stringify({ ...liveFile, ...settings });

function configured(file: unknown, env: Readonly<Record<string, unknown>> = {}): ConfiguredSite {
  return configureSite(env, JSON.stringify(file));
}

describe('the settings of a place', () => {
  it('are those of the build without a config.json, and with an empty one', () => {
    const withoutFile = configureSite(liveBuild, null);
    expect(withoutFile.problems).toEqual([]);
    expect(withoutFile.configuration.money?.payment).toMatchObject({
      mode: 'live',
      signer: 'server',
    });
    expect(configured({}, liveBuild)).toEqual(withoutFile);
  });

  it('are read from config.json, the others from the build', () => {
    const { configuration, problems } = configured(
      {
        apiOrigin: 'https://api.example',
        apiTimeoutMs: 4000,
        audienceUrl: 'https://stats.example/matomo.php',
        telemetryUrl: '/v1/logs',
        telemetryShare: 0.25,
        mediaOrigins: ['https://media.example'],
      },
      { VITE_AUDIENCE_SITE: '7' },
    );
    expect(problems).toEqual([]);
    expect(configuration).toMatchObject({
      api: { origin: 'https://api.example', timeoutMs: 4000 },
      audience: { url: 'https://stats.example/matomo.php', siteId: '7' },
      telemetry: { url: '/v1/logs', share: 0.25 },
      money: { payment: { mode: 'test' } },
    });
  });

  it('make live payments of a build for tests, signed by the server', () => {
    const { configuration, problems } = configured({ ...liveFile, stage: 'production' });
    expect(problems).toEqual([]);
    expect(configuration.money).toMatchObject({
      payment: { mode: 'live', pageUrl: 'https://bank.example/paiement.cgi', signer: 'server' },
      signature: { host: 'https://signature.example' },
    });
  });

  it('make test payments of a live build with the test page, never with the page of the real bank', () => {
    const { configuration, problems } = configured(
      { paymentMode: 'test', paymentSigner: 'server' },
      liveBuild,
    );
    expect(problems).toEqual([]);
    expect(configuration.money).toMatchObject({
      payment: { mode: 'test', pageUrl: '/test/paiement.cgi' },
      signature: { host: '' },
    });
  });
});

describe('settings that close payments', () => {
  it.each([
    ['no JSON', '<!doctype html>', /expected a JSON object/],
    ['a list', '[]', /expected a JSON object/],
    ['a misspelt name', '{"paymentmode":"live"}', /paymentmode – expected one of stage, apiOrigin/],
    ['another mode', '{"paymentMode":"production"}', /paymentMode – expected test or live/],
    ['a mode that is no text', '{"paymentMode":true}', /paymentMode – expected a text or a number/],
    ['live without its page', '{"paymentMode":"live"}', /paymentUrl – expected the address/],
    ['a page without a mode', '{"paymentUrl":"https://bank.example/p"}', /paymentMode – expected/],
    [
      'test payments in production',
      '{"stage":"production"}',
      /paymentMode – expected "live" where/,
    ],
    [
      'a live signature in the browser',
      liveWith({ paymentSigner: 'browser' }),
      /expected server, in/,
    ],
    ['no host of live signatures', liveWith({ signatureHost: '' }), /signatureHost – expected/],
  ])('%s, with a report', (_title, text, report) => {
    const { configuration, problems } = configureSite({}, text);
    expect(configuration.money).toBeNull();
    expect(problems.join('\n')).toMatch(report);
    expect(problems.join('\n')).toMatch(/^config\.json/);
  });

  it('a signer that the build does not contain', () => {
    const { configuration, problems } = configured({ paymentMode: 'test' }, liveBuild);
    expect(configuration.money).toBeNull();
    expect(problems).toEqual([
      'config.json: paymentSigner – expected server: this build cannot sign in the browser – got "browser"',
    ]);
  });

  it('test payments where the build is for production, unless the file names another stage', () => {
    const build = { ...liveBuild, VITE_STAGE: 'production' };
    const file = { paymentMode: 'test', paymentSigner: 'server' };
    expect(configured(file, build).configuration.money).toBeNull();
    expect(configured({ ...file, stage: 'test' }, build).configuration.money).not.toBeNull();
  });

  it.each([
    { paymentKey: 'anything' },
    { VITE_PAYMENT_KEY: 'anything' },
    { apiToken: 'anything' },
    { paymentCompany: kitKey },
    { telemetryUrl: kitKey },
  ])('a key or a password, which no report repeats: %j', (file) => {
    const { configuration, problems } = configured(file);
    const [value] = Object.values(file);
    expect(configuration.money).toBeNull();
    expect(problems.join('\n')).toContain('everybody can read this file');
    expect(problems.join('\n')).not.toContain(value);
  });
});

describe('other invalid settings', () => {
  it.each([
    { audienceUrl: 'http://stats.example' },
    { telemetryShare: 2 },
    { telemetryUrl: 'http://otel.example/v1/logs' },
    { apiTimeoutMs: '1e4' },
    { apiOrigin: 'https://api.example/v1' },
    { mediaOrigins: 4.5, audienceSite: ['a', 1] },
  ])('%j is reported, has its default, and leaves payments as they are', (file) => {
    const { configuration, problems } = configured({ ...liveFile, ...file });
    if (!('mediaOrigins' in file)) expect(problems).toHaveLength(1);
    expect(problems.length).toBeGreaterThan(0);
    expect(configuration.money?.payment.mode).toBe('live');
    const { money: _money, ...others } = configuration;
    const { money: _default, ...defaults } = configureSite({}, null).configuration;
    expect(others).toEqual(defaults);
  });
});

it('a wrong time limit of calls leaves them at their server', () => {
  const { configuration } = configured({ apiOrigin: 'https://api.example', apiTimeoutMs: '15s' });
  expect(configuration.api).toEqual({ origin: 'https://api.example', timeoutMs: 15_000 });
});

describe('whatever config.json contains', () => {
  const anything = fc.oneof(fc.string(), fc.json());
  const someSettings = fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(settingNames)), fc.string()),
    fc.oneof(fc.jsonValue(), fc.constantFrom('live', 'test', 'browser', 'server', 'production')),
  );

  property.prop([
    fc.oneof(
      anything,
      someSettings.map((one) => JSON.stringify(one)),
    ),
  ])('a live build takes test payments only where the file says « test »', (text) => {
    const { configuration } = configureSite(liveBuild, text);
    const mode = configuration.money?.payment.mode;
    if (mode !== 'test') return;
    expect(JSON.parse(text)).toMatchObject({ paymentMode: 'test' });
  });

  property.prop([someSettings])(
    'live payments come whole from the file or whole from the build, and no key signs them here',
    (file) => {
      const { configuration } = configured(file, liveBuild);
      if (configuration.money?.payment.mode !== 'live') return;
      expect(configuration.money.payment.signer).toBe('server');
      const given = moneySettings.some((name) => name in file);
      const { pageUrl } = configuration.money.payment;
      expect(pageUrl).toBe(given ? file['paymentUrl'] : liveFile.paymentUrl);
    },
  );
});
