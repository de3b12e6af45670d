import { isFirstLanguage } from '../../src/ui/navigation/languages.ts';
import { earlyScript } from '../build/earlyScript.ts';
import { isApiElsewhere } from '../build/placeHtml.ts';
import { fallbacks } from '../serve/fallbackPage.ts';
import { forEver, missingFiles, otherFiles } from '../serve/cacheRules.ts';
import { apiHeaders, securityHeaders, strictTransport } from '../serve/securityHeaders.ts';
import { apiRedirectStatus } from './HostPlan.ts';

interface Expected {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | null>>;
}

const policyHeader = 'Content-Security-Policy';

/** Directives to which each place adds its own origins. */
const varying: readonly string[] = ['form-action', 'connect-src', 'img-src'];

const siteHeaders = { ...securityHeaders({ formOrigins: [] }), ...strictTransport };

/**
 * Asks a running host for one address of each kind and compares status and headers with those of the kit.
 * Returns a sentence for each difference; empty when there is none. Throws when the host does not answer.
 */
export async function checkHost(site: string): Promise<readonly string[]> {
  const home = await fetch(`${site}/`, { redirect: 'manual' });
  const html = await home.text();
  const script = /\/assets\/index-[^"]+\.js/.exec(html)?.[0];
  if (script === undefined) return [`/ – expected the page of the site – got ${home.status}`];
  const expected: readonly Expected[] = [
    ...[
      '/',
      '/faq',
      '/licences',
      '/member/dashboard',
      '/member/dashboard/',
      '/une-page-des-redacteurs',
    ].map((path) => page(path, 200, otherFiles)),
    page('/member/badge/1/details', 200, otherFiles),
    ...fallbacks
      .filter((fallback) => !isFirstLanguage(fallback))
      .flatMap(({ base }) => [
        ...['', '/', '/faq', '/achat/1', '/une-page-des-redacteurs', '/member/dashboard'].map(
          (path) => page(base + path, 200, otherFiles),
        ),
        page(`${base}/espace/inconnue`, 404),
      ]),
    ...['/robots.txt', '/config.json', '/version.json'].map((path) => page(path, 200, otherFiles)),
    page('/service-worker.js', 200, missingFiles),
    page(script, 200, forEver),
    page(`/${earlyScript}`, 200, forEver),
    page('/assets/index-00000000.js', 404),
    page('/absente.png', 404),
    page('/member/inconnue', 404),
    page('/.vite/manifest.json', 404),
    page(`${script}.map`, 404),
    { path: '/health', status: 200, headers: {} },
    {
      path: '/api/v2/traffic',
      status: isApiElsewhere(html) ? apiRedirectStatus : 200,
      headers: { ...apiHeaders, ...strictTransport, [policyHeader]: null },
    },
  ];
  const problems = await Promise.all(expected.map((one) => compare(site, one)));
  const packed = await fetch(site + script, { headers: { 'Accept-Encoding': 'gzip' } });
  const isPacked = packed.headers.get('Content-Encoding') === 'gzip';
  return [...problems.flat(), ...(isPacked ? [] : [`${script} – expected gzip – got plain bytes`])];
}

function page(path: string, status: number, cacheControl = missingFiles): Expected {
  return { path, status, headers: { ...siteHeaders, 'Cache-Control': cacheControl } };
}

async function compare(
  site: string,
  { path, status, headers }: Expected,
): Promise<readonly string[]> {
  const answer = await fetch(site + path, { redirect: 'manual' });
  await answer.arrayBuffer();
  return [
    ...(answer.status === status ? [] : [`${path} – expected ${status} – got ${answer.status}`]),
    ...Object.entries(headers).flatMap(([name, value]) => {
      const got = answer.headers.get(name);
      const parts = name === policyHeader && value !== null && got !== null;
      const problems = parts ? comparePolicy(value, got) : compareText(name, value, got);
      return problems.map((problem) => `${path} – ${problem}`);
    }),
  ];
}

function compareText(name: string, expected: string | null, got: string | null): readonly string[] {
  if (got === expected) return [];
  return [`expected ${name}: ${expected ?? 'nothing'} – got ${got ?? 'nothing'}`];
}

/** Compares the directives one by one; those with the origins of the place have to begin as expected. */
function comparePolicy(expected: string, got: string): readonly string[] {
  const wanted = directivesOf(expected);
  const given = directivesOf(got);
  return [...new Set([...wanted.keys(), ...given.keys()])].flatMap((name) => {
    const [sources = null, found = null] = [wanted.get(name), given.get(name)];
    const isOwn = varying.includes(name) && `${found} `.startsWith(`${sources} `);
    return isOwn ? [] : compareText(`${policyHeader} ${name}`, sources, found);
  });
}

/** The origins to which the policy of a running host lets forms be posted: its own, the bank's, the API's. */
export async function allowedFormHosts(site: string): Promise<string> {
  const { headers } = await fetch(`${site}/`, { redirect: 'manual' });
  return directivesOf(headers.get(policyHeader) ?? '').get('form-action') ?? 'anywhere';
}

/** By the name of each directive, its sources. */
function directivesOf(policy: string): ReadonlyMap<string, string> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
}
