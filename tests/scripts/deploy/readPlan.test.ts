import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { caddyConfiguration } from '../../../scripts/deploy/caddy.ts';
import { nginxConfiguration } from '../../../scripts/deploy/nginx.ts';
import { patternExpression } from '../../../scripts/deploy/patternExpression.ts';
import { readPlan } from '../../../scripts/deploy/readPlan.ts';
import { routeNames, siteRoutes } from '../../../src/ui/navigation/routes.ts';
import { plan, sources } from '../../support/deploy/plan.ts';

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
        '/api/v2/refund/{identifier}',
      ]),
    );
    expect(plan([]).calls.exempt).toEqual(['/api/v2/refund/claim']);
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

  it('takes the origins of the policy from the variables of the build, and from config.json over them', () => {
    const env = {
      VITE_PAYMENT_URL: 'https://bank.example/page',
      VITE_AUDIENCE_URL: 'https://stats.example/matomo.php',
      MEDIA_ORIGINS: 'https://cdn.example',
    };
    const built = plan([], env).headers['Content-Security-Policy'];
    expect(built).toContain("form-action 'self' https://bank.example;");
    expect(built).toContain("connect-src 'self' https://stats.example;");
    expect(built).toContain("img-src 'self' data: blob: https://cdn.example;");
    const config = configFile({
      siteAddress: 'https://essai.example',
      paymentMode: 'live',
      paymentUrl: 'https://other.example/page',
      paymentTerminal: '7654321',
      paymentCompany: 'tunnels',
      signatureHost: 'https://signature.example',
      telemetryUrl: 'https://otel.example/v1/logs',
      mediaOrigins: ['https://video.example'],
      formOrigins: ['https://acs.bank.example', 'https://3ds.example:8443'],
    });
    const { name, headers } = plan(['--config', config], env);
    const policy = headers['Content-Security-Policy'];
    expect(name).toBe('essai.example');
    expect(policy).toContain(
      "form-action 'self' https://other.example https://acs.bank.example https://3ds.example:8443;",
    );
    expect(policy).toContain("connect-src 'self' https://stats.example https://otel.example;");
    expect(policy).toContain("img-src 'self' data: blob: https://video.example;");
  });

  it('with an API elsewhere: the policy allows its calls and forms, and no call is passed on', () => {
    const config = configFile({ apiOrigin: 'https://api.example' });
    const made = readPlan(['--config', config], {}, sources).plan;
    const policy = made.headers['Content-Security-Policy'];
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("form-action 'self' https://api.example;");
    expect(nginxConfiguration(made)).not.toContain('proxy_pass');
    expect(caddyConfiguration(made)).toContain('redir https://api.example{uri} 307');
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

  it.each(['10.0.0.0/33', '10.0.0.0/0', '10.0.0', 'fe80::1%eth0', '10.0.0.0/8/8', 'proxy; x'])(
    'refuses the proxy %s with a sentence',
    (proxy) => {
      expect(() => plan(['--proxy', `10.0.0.1,${proxy}`])).toThrow(
        /--proxy – expected an IP address or a network/,
      );
    },
  );

  it('without a proxy in the list there is none', () => {
    expect(plan(['--proxy', '']).proxies).toEqual([]);
  });

  it('needs the address of the API', () => {
    expect(() => readPlan([], {}, sources)).toThrow(/--api is missing/);
  });
});
