import { describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { securityHeaders, strictTransport } from '../../../scripts/serve/securityHeaders.ts';
import {
  observatoryRules,
  observatoryScore,
  type ObservedPage,
} from '../../support/deploy/observatory.ts';

const html = await readFile(inProject('index.html'), 'utf8');

const served = Object.fromEntries(
  Object.entries({
    ...securityHeaders({
      formOrigins: ['https://bank.example'],
      mediaOrigins: ['https://cdn.example'],
      connectOrigins: ['https://meter.example'],
    }),
    ...strictTransport,
  }).map(([name, value]) => [name.toLowerCase(), value]),
);

const page: ObservedPage = {
  headers: served,
  html,
  host: 'www.example.fr',
  // `return 301` of the configuration (configurations.test.ts).
  redirect: 'https://www.example.fr/',
};

it('the headers of the kit get the highest grade by the rules of the HTTP Observatory', () => {
  const lost = Object.entries(observatoryRules).filter(([, rule]) => rule(page) < 0);
  expect(lost.map(([name]) => name)).toEqual([]);
  // A+ is 100 points; without a preload list and integrity hashes the rules give no more than this.
  expect(observatoryScore(page)).toBe(130);
});

/** A page with one thing changed. */
const withHeader = (name: string, value: string | undefined): ObservedPage => ({
  ...page,
  headers: { ...served, [name]: value },
});
const withPolicy = (from: string, to: string): ObservedPage => {
  const policy = served['content-security-policy'] ?? '';
  expect(policy).toContain(from);
  return withHeader('content-security-policy', policy.replace(from, to));
};

describe('the rules notice', () => {
  it.each([
    [
      'content-security-policy',
      'no policy',
      () => withHeader('content-security-policy', undefined),
      -25,
    ],
    [
      'content-security-policy',
      'inline scripts',
      () => withPolicy("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      -20,
    ],
    [
      'content-security-policy',
      'scripts from anywhere',
      () => withPolicy("script-src 'self'", 'script-src https:'),
      -20,
    ],
    [
      'content-security-policy',
      'a bank over http',
      () => withPolicy('https://bank.example', 'http://bank.example'),
      -20,
    ],
    [
      'content-security-policy',
      'pictures over http',
      () => withPolicy('https://cdn.example', 'http://cdn.example'),
      -10,
    ],
    [
      'content-security-policy',
      'evaluated text',
      () => withPolicy("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
      -10,
    ],
    [
      'content-security-policy',
      'inline styles',
      () => withPolicy("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
      0,
    ],
    [
      'content-security-policy',
      'another default',
      () => withPolicy("default-src 'none'", "default-src 'self'"),
      5,
    ],
    [
      'x-frame-options',
      'frames of other sites',
      () => withPolicy("frame-ancestors 'none'", 'frame-ancestors *'),
      -20,
    ],
    ['cookies', 'a cookie', () => withHeader('set-cookie', 'id=1'), -40],
    [
      'cross-origin-resource-sharing',
      'credentials for others',
      () => withHeader('access-control-allow-credentials', 'true'),
      -50,
    ],
    [
      'cross-origin-resource-policy',
      'no CORP',
      () => withHeader('cross-origin-resource-policy', undefined),
      0,
    ],
    [
      'referrer-policy',
      'whole addresses for others',
      () => withHeader('referrer-policy', 'unsafe-url'),
      -5,
    ],
    [
      'strict-transport-security',
      'no HSTS',
      () => withHeader('strict-transport-security', undefined),
      -20,
    ],
    [
      'strict-transport-security',
      'a short HSTS',
      () => withHeader('strict-transport-security', 'max-age=300'),
      -10,
    ],
    [
      'x-content-type-options',
      'no nosniff',
      () => withHeader('x-content-type-options', undefined),
      -5,
    ],
    [
      'redirection',
      'http that stays',
      () => ({ ...page, redirect: 'http://www.example.fr/accueil' }),
      -20,
    ],
    ['redirection', 'another host first', () => ({ ...page, redirect: 'https://example.fr/' }), -5],
    [
      'subresource-integrity',
      'a foreign script',
      () => ({ ...page, html: '<script src="https://cdn.example/a.js">' }),
      -5,
    ],
  ] as const)('%s: %s', (rule, _, changed, points) => {
    expect(observatoryRules[rule]?.(changed())).toBe(points);
    if (points < 0) expect(observatoryScore(changed())).toBeLessThan(130);
  });
});
