import { describe, expect, it } from 'vitest';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { caddyConfiguration } from '../../../scripts/deploy/caddy.ts';
import { nginxConfiguration } from '../../../scripts/deploy/nginx.ts';
import { patternExpression } from '../../../scripts/deploy/patternExpression.ts';
import { readPlan, type KitRequest } from '../../../scripts/deploy/readPlan.ts';
import { routeNames, siteRoutes } from '../../../src/ui/navigation/routes.ts';

const sources = { contract: await readContract(), routes: siteRoutes };

const plan = (args: readonly string[], env = {}): KitRequest['plan'] =>
  readPlan(['--api', 'http://127.0.0.1:8080', ...args], env, sources).plan;

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

  it('takes the policy from the same settings as npm run preview', () => {
    const env = {
      PAYMENT_ORIGIN: 'https://bank.example/page',
      MEDIA_ORIGINS: 'https://cdn.example',
    };
    const policy = plan([], env).headers['Content-Security-Policy'];
    expect(policy).toContain("form-action 'self' https://bank.example;");
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;");
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

  it('nginx: serves the files of Brotli only where the module is', () => {
    expect(nginxConfiguration(plan([]))).not.toContain('brotli_static');
    expect(nginxConfiguration(plan(['--brotli']))).toContain('brotli_static on;');
  });
});
