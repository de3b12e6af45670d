import { expect, it } from 'vitest';
import { securityHeaders, strictTransport } from '../../../scripts/serve/securityHeaders.ts';

const headers = {
  ...securityHeaders({
    formOrigins: ['https://bank.example'],
    mediaOrigins: ['https://cdn.example'],
    connectOrigins: ['https://meter.example'],
  }),
  ...strictTransport,
};

type Directives = ReadonlyMap<string, readonly string[]>;

function directives(): Directives {
  const parts = (headers['Content-Security-Policy'] ?? '').split('; ');
  return new Map(
    parts.map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
}

/**
 * The rules of the HTTP Observatory of Mozilla (github.com/mdn/mdn-http-observatory, grader), for a site
 * without cookies, whose scripts are all its own: points above or below 100; extra points count from 90 on.
 */
const rules: readonly (readonly [rule: string, points: (policy: Directives) => number])[] = [
  ['policy without unsafe sources, default-src none', (policy) => policyPoints(policy)],
  ['HSTS of six months at least', () => (maxAge() >= 15_768_000 ? 0 : maxAge() > 0 ? -10 : -20)],
  ['frame-ancestors', (policy) => (policy.get('frame-ancestors')?.[0] === "'none'" ? 5 : -20)],
  ['nosniff', () => (headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5)],
  [
    'private referrer policy',
    () =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers['Referrer-Policy'] ?? '',
      )
        ? 5
        : -5,
  ],
  ['CORP', () => (headers['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0)],
];

function policyPoints(policy: Directives): number {
  const sources = [...policy.values()].flat();
  if (sources.some((source) => /unsafe|^(\*|https?:|data:)$/.test(source) && source !== 'data:'))
    return -20;
  if ((policy.get('script-src') ?? []).includes('data:')) return -20;
  return policy.get('default-src')?.[0] === "'none'" ? 10 : 5;
}

function maxAge(): number {
  return Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0);
}

it('the headers of the kit get the highest grade by the rules of the HTTP Observatory', () => {
  const policy = directives();
  const points = rules.map(([, pointsOf]) => pointsOf(policy));
  const lost = points.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  const extra = points.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  expect(lost).toBe(0);
  // A+ is 100 points and more; the highest sum of these rules without a preload list.
  expect(100 + lost + extra).toBe(130);
});
