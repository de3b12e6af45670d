import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allowedFormHosts, checkHost } from '../../../scripts/deploy/checkHost.ts';
import {
  apiHeaders,
  securityHeaders,
  strictTransport,
} from '../../../scripts/serve/securityHeaders.ts';
import { listen } from '../../support/http/listen';

interface Host {
  readonly attribute?: string;
  readonly apiStatus?: number;
  readonly policy?: (policy: string) => string | null;
}

/** A host that sends the home page everywhere, with the headers of the kit; its address. */
async function openHost({
  attribute = '',
  apiStatus = 200,
  policy = (text) => text,
}: Host): Promise<string> {
  const { 'Content-Security-Policy': own = '', ...others } = securityHeaders({
    formOrigins: ['https://bank.example'],
    connectOrigins: ['https://stats.example'],
    mediaOrigins: ['https://cdn.example'],
  });
  const server = createServer((request, response) => {
    const isApi = request.url?.startsWith('/api/') ?? false;
    const sent = isApi ? null : policy(own);
    response.writeHead(isApi ? apiStatus : 200, {
      ...(isApi ? apiHeaders : others),
      ...strictTransport,
      ...(sent === null ? {} : { 'Content-Security-Policy': sent }),
    });
    response.end(`<html lang="fr"${attribute}><script src="/assets/index-1.js"></script></html>`);
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

const problemsOf = async (host: Host): Promise<readonly string[]> =>
  checkHost(await openHost(host));

const about = (problems: readonly string[], text: string): readonly string[] =>
  problems.filter((one) => one.includes(text));

const apiAt = (problems: readonly string[]): readonly string[] => about(problems, '/api/');

describe('the check of a host', () => {
  it('expects the API behind the site, and accepts the origins that a place adds to the policy', async () => {
    const problems = await problemsOf({});
    expect(apiAt(problems)).toEqual([]);
    expect(about(problems, 'Content-Security-Policy')).toEqual([]);
    expect(apiAt(await problemsOf({ apiStatus: 307 }))).toEqual([
      '/api/v2/traffic – expected 200 – got 307',
    ]);
  });

  it('expects a redirect where the page says that the API is elsewhere', async () => {
    const attribute = ' data-api-elsewhere';
    expect(apiAt(await problemsOf({ attribute, apiStatus: 307 }))).toEqual([]);
    expect(apiAt(await problemsOf({ attribute }))).toEqual([
      '/api/v2/traffic – expected 307 – got 200',
    ]);
  });

  it('says to which hosts the policy lets a payment be posted', async () => {
    expect(await allowedFormHosts(await openHost({}))).toBe("'self' https://bank.example");
  });

  it('reports each directive of the content security policy that differs', async () => {
    const changed = await problemsOf({
      policy: (text) =>
        text
          .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
          .replace("; base-uri 'none'", '')
          .replace(/form-action [^;]*/, 'form-action *')
          .concat('; media-src *'),
    });
    const start = '/robots.txt – expected Content-Security-Policy';
    expect(about(changed, start).toSorted()).toEqual([
      `${start} base-uri: 'none' – got nothing`,
      `${start} form-action: 'self' – got *`,
      `${start} media-src: nothing – got *`,
      `${start} script-src: 'self' – got 'self' 'unsafe-inline'`,
    ]);
    const [first] = about(await problemsOf({ policy: () => null }), start);
    expect(first).toMatch(/default-src .* – got nothing$/);
  });
});
