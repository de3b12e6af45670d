import { describe, expect, it } from 'vitest';
import { caddyConfiguration } from '../../../scripts/deploy/caddy.ts';
import { describeLimits } from '../../../scripts/deploy/describePlace.ts';
import { largestBody } from '../../../scripts/deploy/HostPlan.ts';
import { nginxConfiguration } from '../../../scripts/deploy/nginx.ts';
import { parseUpload } from '../../../src/domain/basis/upload.ts';
import { offerCodes } from '../../../src/domain/ordering/offerCode.ts';
import { customerTypes } from '../../../src/domain/purchase/customerType.ts';
import { requiredDocuments } from '../../../src/domain/purchase/purchaseDocuments.ts';
import { languages } from '../../../src/ui/navigation/languages.ts';
import { nginxMap } from '../../support/deploy/nginxMap.ts';
import { plan, secure } from '../../support/deploy/plan.ts';

/** The lines of nginx for the reports of failures. */
const telemetryOf = (nginx: string): string =>
  /location = \/v1\/logs \{[^}]*\}/.exec(nginx)?.[0] ?? '';

describe('the configurations', () => {
  it.each([
    ['nginx', nginxConfiguration],
    ['Caddy', caddyConfiguration],
  ])('%s: contains every header, the limit of a body and the time-outs', (_name, write) => {
    const made = plan(secure);
    const text = write(made);
    for (const [header, value] of Object.entries({ ...made.headers, ...made.apiHeaders })) {
      expect(text).toContain(header);
      expect(text).toContain(`"${value}"`);
    }
    expect(text).toContain(String(largestBody));
    expect(text).toContain('/etc/ssl/chain.pem');
    expect(text).toContain('/health');
  });

  it.each([
    ['nginx', nginxConfiguration, 'gzip_types application/json application/problem+json text/csv;'],
    ['Caddy', caddyConfiguration, 'encode gzip {'],
  ])('%s: compresses long answers of the API', (_name, write, expected) => {
    expect(write(plan(secure))).toContain(expected);
  });

  it('the limit of a body leaves room for the largest documents of a contract, and for its fields', () => {
    const counts = customerTypes.flatMap((customerType) =>
      offerCodes.map((planCode) => requiredDocuments({ customerType, planCode }).length),
    );
    const fields = 500_000;
    const size = Math.floor((largestBody - fields) / Math.max(...counts));
    const document = { name: 'slip.pdf', type: 'application/pdf', size };
    expect(parseUpload(document, new TextEncoder().encode('%PDF-1.4'))).toEqual({
      _tag: 'Left',
      left: { kind: 'upload/too-large' },
    });
  });

  it('show the fallback page of its language at an address without a file', () => {
    const nginx = nginxConfiguration(plan([]));
    const caddy = caddyConfiguration(plan([]));
    for (const { base } of languages) {
      const page = `${base}/200.html`;
      expect(nginx).toContain(
        `location ~ "^${base}/achat/[^/]+/?$" {\n    try_files ${page} =404;`,
      );
      expect(nginx).toContain(
        `location ~ ^${base}/(member|espace)(/|$) {\n    try_files $uri $uri/index.html =404;\n    error_page 404 ${page};`,
      );
      expect(nginx).toContain(`location ${base}/ {\n    try_files $uri $uri/index.html ${page};`);
      expect(caddy).toContain(`rewrite * ${page}`);
      expect(caddy).toContain(`try_files {path} {path}/index.html ${page}`);
      expect(caddy).toContain(`path ${base}/member ${base}/member/* ${base}/espace`);
    }
  });

  it('nginx: passes a call on once only, and checks the certificate of an API with https', () => {
    expect(nginxConfiguration(plan([]))).toContain('proxy_next_upstream off;');
    const text = nginxConfiguration(plan(['--api', 'https://api.example.fr/base']));
    expect(text).toContain('proxy_ssl_verify on;');
    expect(text).toContain('proxy_pass https://site_api/base$request_uri;');
    expect(text).toContain('server api.example.fr:443;');
  });

  it('nginx: guesses of an identifier have one counter, other calls none', () => {
    const counterOf = nginxMap(nginxConfiguration(plan(secure)), 'site_guess');
    const identifiers = Array.from({ length: 40 }, (_, index) => `F${5_000 + index}`);
    for (const template of [
      '/api/v2/refund/{identifier}',
      '/api/v2/refund/transaction/{id}',
      '/api/v2/receipt/transaction/{identifier}',
      '/api/v2/receipt/refund/{id}',
      '/api/private/login',
    ]) {
      for (const one of identifiers) {
        const path = template.replace(/\{\w+\}/, one);
        expect(counterOf(path), path).toBe(template);
        expect(counterOf(`${path}/`), path).toBe(template);
      }
    }
    for (const path of ['/api/v2/refund/claim', '/api/v2/receipt', '/api/v2/traffic', '/faq']) {
      expect(counterOf(path), path).toBe('');
    }
  });

  it('nginx: no cached call tells the API who asks, the others do', () => {
    const text = nginxConfiguration(plan(secure));
    const authorizationOf = nginxMap(text, 'site_authorization');
    const cached = [...text.matchAll(/location = (\S+) \{[^}]*proxy_cache public;/g)].map(
      ([, path = '']) => path.replaceAll('"', ''),
    );
    expect(cached).toEqual(expect.arrayContaining(['/api/v2/post', '/api/public/maintenance']));
    for (const path of cached) expect(authorizationOf(path), path).toBe('');
    for (const path of ['/api/private/user/data', '/api/v2/refund', '/api/v2/posts']) {
      expect(authorizationOf(path), path).toBe('$http_authorization');
    }
    expect(text).toContain('proxy_set_header Authorization $site_authorization;');
  });

  it('behind a proxy that is not named, nobody is limited by address: all visitors have one', () => {
    const telemetry = ['--telemetry', 'http://127.0.0.1:4318'];
    const made = plan(telemetry);
    const text = nginxConfiguration(made);
    expect(text).not.toMatch(/limit_req |limit_req_zone|@too_many|real_ip/);
    expect(text).toContain('# No limit by address');
    expect(caddyConfiguration(made)).not.toContain('trusted_proxies');
    expect(describeLimits(made)).toHaveLength(1);
    expect(describeLimits(plan(secure))).toEqual([]);
  });

  it('a proxy that is named tells the address of each visitor, by which they are limited', () => {
    const made = plan(['--proxy', '10.0.0.0/8,192.0.2.7', '--proxy', 'fc00::/7']);
    const text = nginxConfiguration(made);
    for (const proxy of ['10.0.0.0/8', '192.0.2.7', 'fc00::/7']) {
      expect(text).toContain(`set_real_ip_from ${proxy};`);
    }
    expect(text).toContain('real_ip_header X-Forwarded-For;');
    expect(text).toContain('real_ip_recursive on;');
    expect(text).toContain('limit_req zone=guesses');
    expect(caddyConfiguration(made)).toContain('trusted_proxies 10.0.0.0/8 192.0.2.7 fc00::/7');
    expect(describeLimits(made)).toEqual([]);
    expect(nginxConfiguration(plan(secure))).not.toContain('real_ip');
  });

  it('nginx: sends plain HTTP to https, when it has the certificate', () => {
    expect(nginxConfiguration(plan(secure))).toContain(
      'return 301 https://www.example.fr$request_uri;',
    );
    expect(nginxConfiguration(plan([]))).not.toContain('return 301');
  });

  it('passes reports of failures on to the collector, without the token and the address of a visitor', () => {
    const made = plan([...secure, '--telemetry', 'http://127.0.0.1:4318']);
    const nginx = nginxConfiguration(made);
    expect(nginx).toContain('proxy_pass http://127.0.0.1:4318/v1/logs;');
    const caddy = caddyConfiguration(made);
    expect(telemetryOf(nginx)).toContain('limit_req zone=telemetry');
    for (const header of [
      ...['Authorization', 'Cookie', 'Referer', 'User-Agent'],
      ...['X-Forwarded-For', 'Forwarded', 'X-Real-IP'],
    ]) {
      expect(telemetryOf(nginx)).toContain(`proxy_set_header ${header} "";`);
      expect(caddy).toContain(`header_up -${header}\n`);
    }
    expect(telemetryOf(nginx)).not.toContain('proxy_ssl');
    for (const text of [nginxConfiguration(plan([])), caddyConfiguration(plan([]))]) {
      expect(text).not.toContain('/v1/logs');
    }
  });

  it('nginx: checks the certificate of a collector with https', () => {
    const made = plan(['--telemetry', 'https://otel.example.fr']);
    const lines = telemetryOf(nginxConfiguration(made));
    expect(lines).toContain('proxy_ssl_name otel.example.fr;');
    expect(lines).toContain('proxy_ssl_verify on;');
    expect(lines).toContain('proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;');
  });

  it('nginx: no cache keeps an error outside the API, and what is kept for ever has its path', () => {
    const rules = nginxMap(nginxConfiguration(plan([])), 'site_cache');
    const forEver = 'public, max-age=31536000, immutable';
    for (const [asked, cacheControl] of [
      ['200:/assets/index-1.js', forEver],
      ['304:/assets/index-1.js', forEver],
      ['403:/assets/index-1.js', 'no-store'],
      ['405:/assets/index-1.js', 'no-store'],
      ['500:/assets/index-1.js', 'no-store'],
      ['200:/before-paint.js', forEver],
      ['500:/before-paint.js', 'no-store'],
      ['200:/page:/assets/x', 'no-cache'],
      ['404:/page:/api/x', 'no-store'],
      ['200:/api/v2/traffic', ''],
      ['500:/api/v2/traffic', ''],
      ['502:/api/v2/traffic', 'no-store'],
      ['200:/faq', 'no-cache'],
    ] as const) {
      expect(rules(asked), asked).toBe(cacheControl);
    }
  });

  it('files are served whole: a wrong range is no error that a cache keeps', () => {
    expect(nginxConfiguration(plan([]))).toMatch(/location \^~ \/assets\/ \{[^}]*max_ranges 0;/);
    expect(caddyConfiguration(plan([]))).toContain('request_header -Range');
  });

  it('Caddy: no cache keeps an error outside the API', () => {
    const [, errors = ''] = caddyConfiguration(plan([])).split('handle_errors {');
    expect(errors).toContain('@site not path /api/*');
    expect(errors).toContain('header @site Cache-Control no-store');
  });

  it('nginx: serves the files of Brotli only where the module is', () => {
    expect(nginxConfiguration(plan([]))).not.toContain('brotli_static');
    expect(nginxConfiguration(plan(['--brotli']))).toContain('brotli_static on;');
  });
});
