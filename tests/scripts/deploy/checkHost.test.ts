import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkHost } from '../../../scripts/deploy/checkHost.ts';
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

/** Checks a host that sends the home page everywhere, with the headers of the kit. */
async function problemsOf({
  attribute = '',
  apiStatus = 200,
  policy = (text) => text,
}: Host): Promise<readonly string[]> {
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
  return checkHost(`http://127.0.0.1:${port}`);
}

const about = (problems: readonly string[], text: string): readonly string[] =>
  problems.filter((one) => one.includes(text));

describe('the check of a host', () => {
  it('expects the API behind the site, or a redirect where the page says that it is elsewhere', async () => {
    const attribute = ' data-api-elsewhere';
    expect(about(await problemsOf({}), '/api/')).toEqual([]);
    expect(about(await problemsOf({ attribute, apiStatus: 307 }), '/api/')).toEqual([]);
    expect(about(await problemsOf({ attribute }), '/api/')).toEqual([
      '/api/v2/traffic – expected 307 – got 200',
    ]);
    expect(about(await problemsOf({ apiStatus: 307 }), '/api/')).toEqual([
      '/api/v2/traffic – expected 200 – got 307',
    ]);
  });

  it('accepts the origins that a place adds to the content security policy', async () => {
    expect(about(await problemsOf({}), 'Content-Security-Policy')).toEqual([]);
  });

  it.each([
    [
      'another script source',
      (text: string) => text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      "script-src: 'self' – got 'self' 'unsafe-inline'",
    ],
    [
      'a missing directive',
      (text: string) => text.replace("; base-uri 'none'", ''),
      "base-uri: 'none' – got nothing",
    ],
    ['one directive more', (text: string) => `${text}; media-src *`, 'media-src: nothing – got *'],
    [
      'any origin in place of those of the place',
      (text: string) => text.replace(/form-action [^;]*/, 'form-action *'),
      "form-action: 'self' – got *",
    ],
    ['no policy', () => null, /default-src .* – got nothing$/],
  ])('reports %s in the content security policy', async (_, policy, sentence) => {
    const [first] = about(await problemsOf({ policy }), '/faq – expected Content-Security-Policy');
    expect(first).toMatch(sentence);
  });
});
