import { isFirstLanguage } from '../../src/ui/navigation/languages.ts';
import { earlyScript } from '../build/earlyScript.ts';
import { fallbacks } from '../serve/fallbackPage.ts';
import { forEver, missingFiles, otherFiles } from '../serve/cacheRules.ts';
import { apiHeaders, securityHeaders, strictTransport } from '../serve/securityHeaders.ts';

interface Expected {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | null>>;
}

/** What differs between operators: the origins in the content security policy. */
const ownPolicy = 'Content-Security-Policy';

const siteHeaders = { ...securityHeaders({ formOrigins: [] }), ...strictTransport };
const { [ownPolicy]: _own, ...sameHeaders } = siteHeaders;

/**
 * Asks a running host for one address of each kind and compares status and headers with those of the kit.
 * Returns a sentence for each difference; empty when there is none. Throws when the host does not answer.
 */
export async function checkHost(site: string): Promise<readonly string[]> {
  const home = await fetch(`${site}/`, { redirect: 'manual' });
  const script = /\/assets\/index-[^"]+\.js/.exec(await home.text())?.[0];
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
        page(`${base}/espace/inconnue`, 404, null),
      ]),
    ...['/robots.txt', '/config.json', '/version.json'].map((path) => page(path, 200, otherFiles)),
    page('/service-worker.js', 200, missingFiles),
    page(script, 200, forEver),
    page(`/${earlyScript}`, 200, forEver),
    page('/assets/index-00000000.js', 404, missingFiles),
    page('/absente.png', 404, missingFiles),
    page('/member/inconnue', 404, null),
    page('/.vite/manifest.json', 404, null),
    page(`${script}.map`, 404, missingFiles),
    { path: '/health', status: 200, headers: {} },
    {
      path: '/api/v2/traffic',
      status: 200,
      headers: { ...apiHeaders, ...strictTransport, [ownPolicy]: null },
    },
  ];
  const problems = await Promise.all(expected.map((one) => compare(site, one)));
  const packed = await fetch(site + script, { headers: { 'Accept-Encoding': 'gzip' } });
  const isPacked = packed.headers.get('Content-Encoding') === 'gzip';
  return [...problems.flat(), ...(isPacked ? [] : [`${script} – expected gzip – got plain bytes`])];
}

/** `cacheControl`: null where hosts may differ. */
function page(path: string, status: number, cacheControl: string | null): Expected {
  const headers = cacheControl === null ? {} : { 'Cache-Control': cacheControl };
  return { path, status, headers: { ...sameHeaders, ...headers } };
}

async function compare(
  site: string,
  { path, status, headers }: Expected,
): Promise<readonly string[]> {
  const answer = await fetch(site + path, { redirect: 'manual' });
  await answer.arrayBuffer();
  return [
    ...(answer.status === status ? [] : [`${path} – expected ${status} – got ${answer.status}`]),
    ...Object.entries(headers)
      .filter(([name, value]) => answer.headers.get(name) !== value)
      .map(
        ([name, value]) =>
          `${path} – expected ${name}: ${value ?? 'nothing'} – got ${answer.headers.get(name) ?? 'nothing'}`,
      ),
  ];
}
