import { describe, expect, it } from 'vitest';
import { caddyConfiguration } from '../../../scripts/deploy/caddy.ts';
import { describeLimits } from '../../../scripts/deploy/describePlace.ts';
import { largestBody } from '../../../scripts/deploy/HostPlan.ts';
import { nginxConfiguration } from '../../../scripts/deploy/nginx.ts';
import { checkUploadSize } from '../../../src/domain/document/upload.ts';
import { offerCodes } from '../../../src/domain/ordering/offerCode.ts';
import { customerTypes } from '../../../src/domain/purchase/customerType.ts';
import { requiredDocuments } from '../../../src/domain/purchase/purchaseDocuments.ts';
import { languages } from '../../../src/ui/navigation/languages.ts';
import { nginxMap } from '../../support/deploy/nginxMap.ts';
import { plan, secure } from '../../support/deploy/plan.ts';

const visitorHeaders = [
  ...['Authorization', 'Cookie', 'Referer', 'User-Agent'],
  ...['X-Forwarded-For', 'Forwarded', 'X-Real-IP'],
];

it('the limit of a body leaves room for the largest documents of a contract, and for its fields', () => {
  const counts = customerTypes.flatMap((customerType) =>
    offerCodes.map((planCode) => requiredDocuments({ customerType, planCode }).length),
  );
  const fields = 500_000;
  const size = Math.floor((largestBody - fields) / Math.max(...counts));
  expect(checkUploadSize(size)).toEqual({
    _tag: 'Left',
    left: { kind: 'upload/too-large' },
  });
});

it('who makes a kit behind a proxy without its name is told that nobody is limited by address', () => {
  expect(describeLimits(plan([]))).toHaveLength(1);
  expect(describeLimits(plan(secure))).toEqual([]);
  expect(describeLimits(plan(['--proxy', '10.0.0.0/8,192.0.2.7']))).toEqual([]);
});

/** What `e2e/nginx.spec.ts` does not ask a real nginx. */
describe('the configuration of nginx', () => {
  it('sends plain HTTP to https, when it has the certificate', () => {
    const redirect = 'return 301 https://www.example.fr$request_uri;';
    expect(nginxConfiguration(plan(secure))).toContain(redirect);
    expect(nginxConfiguration(plan(secure))).toContain('ssl_certificate "/etc/ssl/chain.pem";');
    expect(nginxConfiguration(plan([]))).not.toContain('return 301');
  });

  it('passes a call on once only, because it may have paid', () => {
    expect(nginxConfiguration(plan([]))).toContain('proxy_next_upstream off;');
  });

  it('checks the certificate of an API with https, and keeps its base path', () => {
    const text = nginxConfiguration(plan(['--api', 'https://api.example.fr/base']));
    expect(text).toContain('proxy_ssl_verify on;');
    expect(text).toContain('proxy_pass https://site_api/base$request_uri;');
    expect(text).toContain('server api.example.fr:443;');
  });

  it('tells the API of no cached call who asks', () => {
    const text = nginxConfiguration(plan(secure));
    const authorizationOf = nginxMap(text, 'site_authorization');
    const cached = [...text.matchAll(/location = (\S+) \{[^}]*proxy_cache public;/g)].map(
      ([, path = '']) => path.replaceAll('"', ''),
    );
    expect(cached).toContain('/api/public/maintenance');
    for (const path of cached) expect(authorizationOf(path), path).toBe('');
    expect(authorizationOf('/api/private/user/data')).toBe('$http_authorization');
  });

  it.each([
    ['304:/assets/index-1.js', 'public, max-age=31536000, immutable'],
    ['403:/assets/index-1.js', 'no-store'],
    ['500:/before-paint.js', 'no-store'],
    ['200:/page:/assets/x', 'no-cache'],
    ['500:/api/v2/traffic', ''],
    ['502:/api/v2/traffic', 'no-store'],
  ])('says to caches of the answer %s: « %s »', (asked, cacheControl) => {
    expect(nginxMap(nginxConfiguration(plan([])), 'site_cache')(asked)).toBe(cacheControl);
  });

  it('passes reports of failures on to the collector, without what could name a visitor', () => {
    const reports = (flags: readonly string[]): string =>
      /location = \/v1\/logs \{[^}]*\}/.exec(nginxConfiguration(plan(flags)))?.[0] ?? '';
    expect(reports([])).toBe('');
    const own = reports([...secure, '--telemetry', 'http://127.0.0.1:4318']);
    expect(own).toContain('proxy_pass http://127.0.0.1:4318/v1/logs;');
    expect(own).toContain('limit_req zone=telemetry');
    for (const header of visitorHeaders) expect(own).toContain(`proxy_set_header ${header} "";`);
    expect(reports(['--telemetry', 'https://otel.example'])).toContain('proxy_ssl_verify on;');
  });

  it('serves the files of Brotli only where the module is', () => {
    expect(nginxConfiguration(plan([]))).not.toContain('brotli_static');
    expect(nginxConfiguration(plan(['--brotli']))).toContain('brotli_static on;');
  });
});

describe('the configuration of Caddy', () => {
  const made = plan(secure);
  const text = caddyConfiguration(made);

  it('has every header of the kit, its certificate and its limit of a body', () => {
    for (const [header, value] of Object.entries({ ...made.headers, ...made.apiHeaders })) {
      expect(text).toContain(`${header} "${value}"`);
    }
    expect(text).toContain('tls "/etc/ssl/chain.pem"');
    expect(text).toContain(`max_size ${largestBody}`);
    expect(text).toContain('encode gzip {');
  });

  it.each(languages)(
    'shows the fallback page of $name at an address without a file',
    ({ base }) => {
      expect(text).toContain(`rewrite * ${base}/200.html`);
      expect(text).toContain(`try_files {path} {path}/index.html ${base}/200.html`);
      expect(text).toContain(`path ${base}/member ${base}/member/* ${base}/espace`);
    },
  );

  it('lets no cache keep an error outside the API, nor a part of a file', () => {
    const [, errors = ''] = text.split('handle_errors {');
    expect(errors).toContain('@site not path /api/*');
    expect(errors).toContain('header @site Cache-Control no-store');
    expect(text).toContain('request_header -Range');
  });

  it('passes a call on once only, for the address that a known proxy names', () => {
    expect(text).toContain('lb_retries 0');
    expect(text).not.toContain('trusted_proxies');
    const proxied = plan(['--proxy', '10.0.0.0/8,192.0.2.7', '--proxy', 'fc00::/7']);
    expect(caddyConfiguration(proxied)).toContain('trusted_proxies 10.0.0.0/8 192.0.2.7 fc00::/7');
  });

  it('passes reports of failures on to the collector, without what could name a visitor', () => {
    expect(text).not.toContain('/v1/logs');
    const reporting = caddyConfiguration(plan(['--telemetry', 'http://127.0.0.1:4318']));
    expect(reporting).toContain('handle /v1/logs {');
    for (const header of visitorHeaders) expect(reporting).toContain(`header_up -${header}\n`);
  });
});
