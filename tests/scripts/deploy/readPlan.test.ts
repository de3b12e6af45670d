import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { caddyConfiguration } from '../../../scripts/deploy/caddy.ts';
import { nginxConfiguration } from '../../../scripts/deploy/nginx.ts';
import { patternExpression } from '../../../scripts/deploy/patternExpression.ts';
import { readPlan, type KitRequest } from '../../../scripts/deploy/readPlan.ts';
import { languages } from '../../../src/ui/navigation/languages.ts';
import { routeNames, siteRoutes } from '../../../src/ui/navigation/routes.ts';

const sources = { contract: await readContract(), routes: siteRoutes };

const plan = (args: readonly string[], env = {}): KitRequest['plan'] =>
  readPlan(['--api', 'http://127.0.0.1:8080', ...args], env, sources).plan;

const folder = mkdtempSync(join(tmpdir(), 'plan-'));
afterAll(() => rmSync(folder, { recursive: true }));

function configFile(settings: object): string {
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

describe('the plan of a host', () => {
  it('limits the calls that declare 429: sign-in, notices and lost passwords among them', () => {
    const { limited, cached } = plan([]).calls;
    expect(limited).toEqual(
      expect.arrayContaining([
        '/api/private/login',
        '/api/public/cnp/retrieve',
        '/api/public/lost-password',
      ]),
    );
    expect(cached).toEqual(['/api/v2/traffic', '/api/v2/post', '/api/v2/instagram']);
  });

  it('knows every route with parameters, and its expression matches only such an address', () => {
    const addresses = routeNames
      .flatMap((name) => [siteRoutes[name].address, ...(siteRoutes[name].also ?? [])])
      .filter((address) => address.includes(':'));
    const { patterns } = plan([]);
    for (const address of addresses) {
      expect(patterns.map((one) => one.address)).toContain(address);
      const expression = new RegExp(patternExpression(address));
      const example = address.replace(/:\w+/g, '5001');
      expect(expression.test(example), address).toBe(true);
      expect(expression.test(`${example}/`), address).toBe(true);
      expect(expression.test(`${example}/more`), address).toBe(false);
    }
  });

  it('takes the origins of the policy from the variables of the build', () => {
    const env = {
      VITE_PAYMENT_URL: 'https://bank.example/page',
      VITE_AUDIENCE_URL: 'https://stats.example/matomo.php',
      MEDIA_ORIGINS: 'https://cdn.example',
    };
    const policy = plan([], env).headers['Content-Security-Policy'];
    expect(policy).toContain("form-action 'self' https://bank.example;");
    expect(policy).toContain("connect-src 'self' https://stats.example;");
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;");
  });

  it('takes the origins of the policy and the host name from config.json, over the build', () => {
    const config = configFile({
      siteAddress: 'https://essai.example',
      paymentMode: 'live',
      paymentUrl: 'https://bank.example/page',
      paymentTerminal: '7654321',
      paymentCompany: 'tunnels',
      signatureHost: 'https://signature.example',
      telemetryUrl: 'https://otel.example/v1/logs',
      mediaOrigins: ['https://cdn.example', 'https://video.example'],
    });
    const env = { VITE_PAYMENT_URL: 'https://other.example/', MEDIA_ORIGINS: 'https://no.example' };
    const { name, headers } = plan(['--config', config], env);
    const policy = headers['Content-Security-Policy'];
    expect(name).toBe('essai.example');
    expect(policy).toContain("form-action 'self' https://bank.example;");
    expect(policy).toContain("connect-src 'self' https://otel.example;");
    expect(policy).toContain(
      "img-src 'self' data: blob: https://cdn.example https://video.example;",
    );
  });

  it('with an API elsewhere: the policy allows its calls and forms, and no call is passed on', () => {
    const config = configFile({ apiOrigin: 'https://api.example' });
    const made = readPlan(['--config', config], {}, sources).plan;
    const policy = made.headers['Content-Security-Policy'];
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("form-action 'self' https://api.example;");
    const nginx = nginxConfiguration(made);
    expect(nginx).toContain('return 308 https://api.example$request_uri;');
    expect(nginx).not.toContain('proxy_pass');
    expect(caddyConfiguration(made)).toContain('redir https://api.example{uri} 308');
    expect(() => plan(['--config', config])).toThrow(/--api .* config\.json names the API/);
  });

  it.each([
    [{ paymentKey: 'x' }, /paymentKey – expected no key/],
    [{ stage: 'production' }, /paymentMode – expected "live"/],
    [{ siteAddress: 'https://example.fr/tunnels' }, /cannot be hosted below a path/],
    [{ mediaOrigins: ['http://cdn.example'] }, /MEDIA_ORIGINS: http:\/\/cdn\.example/],
    [{ apiorigin: 'https://api.example' }, /apiorigin – expected one of/],
  ])('refuses a config.json %j', (file, sentence) => {
    expect(() => plan(['--config', configFile(file)])).toThrow(sentence);
  });

  it.each([
    [['--certificate', '/etc/ssl/a.pem'], /belong together/],
    [['--name', 'a b'], /--name – expected a host name/],
    [['--root', 'relative'], /--root – expected an absolute path/],
    [['--listen', 'x'], /--listen – expected a port/],
    [['--api', 'ftp://x'], /--api=ftp/],
    [['--unknown'], /Unknown option/],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => plan(args)).toThrow(sentence);
  });

  it('needs the address of the API', () => {
    expect(() => readPlan([], {}, sources)).toThrow(/--api is missing/);
  });
});

/** The lines of nginx for the reports of failures. */
const telemetryOf = (nginx: string): string =>
  /location = \/v1\/logs \{[^}]*\}/.exec(nginx)?.[0] ?? '';

describe('the configurations', () => {
  const secure = ['--certificate', '/etc/ssl/chain.pem', '--key', '/etc/ssl/key.pem'];

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
    expect(text).toContain('21000000');
    expect(text).toContain('/etc/ssl/chain.pem');
    expect(text).toContain('/health');
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

  it('nginx: sends plain HTTP to https, when it has the certificate', () => {
    expect(nginxConfiguration(plan(secure))).toContain(
      'return 301 https://www.example.fr$request_uri;',
    );
    expect(nginxConfiguration(plan([]))).not.toContain('return 301');
  });

  it('passes reports of failures on to the collector, without the token and the address of a visitor', () => {
    const made = plan(['--telemetry', 'http://127.0.0.1:4318']);
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

  it('nginx: serves the files of Brotli only where the module is', () => {
    expect(nginxConfiguration(plan([]))).not.toContain('brotli_static');
    expect(nginxConfiguration(plan(['--brotli']))).toContain('brotli_static on;');
  });
});
