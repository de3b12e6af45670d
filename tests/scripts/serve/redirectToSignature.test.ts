import { runInNewContext } from 'node:vm';
import type { Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteServer } from '../../../scripts/serve/siteServer.ts';
import { securityHeaders } from '../../../scripts/serve/securityHeaders.ts';
import { listen } from '../../support/http/listen';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Sends a request to a site with or without a signature service. */
async function ask(
  signatureOrigin: string | null,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const server = createSiteServer({
    files: new Map(),
    headers: securityHeaders({ formOrigins: [] }),
    forwardApi: (_, response) => response.writeHead(204).end(),
    paymentPage: null,
    signatureOrigin,
    forwardDocuments: null,
  });
  servers.push(server);
  const port = await listen(server);
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
}

describe('P4.4 the paths of the e-signature service', () => {
  const service = 'http://127.0.0.1:4020';

  it.each(['/calinda/sellandsign/', '/calinda/contrats/880042/a-b_c.pdf', '/calinda/a?b=c'])(
    '%s is redirected to the service, and is kept by no cache',
    async (path) => {
      const answer = await ask(service, path);
      // The browser keeps the fragment of the first address (RFC 9110, 10.2.2).
      expect([answer.status, answer.headers.get('location')]).toEqual([307, service + path]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('are redirected for GET only; other paths are not redirected', async () => {
    const posted = await ask(service, '/calinda/sellandsign/signer', { method: 'POST' });
    expect(posted.status).toBe(405);
    for (const path of ['/calinda', '/achat/42/signe', '/x/calinda/']) {
      expect((await ask(service, path)).headers.get('location')).toBeNull();
    }
  });

  it('answer 503 with a page in French where there is no service', async () => {
    const answer = await ask(null, '/calinda/contrats/880042/apercu.pdf');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain("Aucun service de signature n'est branché ici");
  });
});

it('P4.5 without a service, no link of a signing address leads to another origin', async () => {
  const script = await (await ask(null, '/calinda/retour.js')).text();
  const site = 'http://127.0.0.1:5173';
  /** The links that are shown for these addresses of the signing link. */
  const shownFor = (refback: string, errorback: string): readonly string[] => {
    const paragraphs = [1, 2].map(() => ({ hidden: true, link: { href: '' } }));
    const find = (id: string): unknown => {
      const paragraph = paragraphs[id === '#success' ? 0 : 1];
      return Object.assign(paragraph ?? {}, { querySelector: () => paragraph?.link });
    };
    const [back, error] = [refback, errorback].map(encodeURIComponent);
    const hash = `#/contract/1/sign;c_id=1;refback=${back};errorback=${error};j_token=a.b.c`;
    const context = { URL, location: { hash, origin: site }, document: { querySelector: find } };
    runInNewContext(script, context);
    return paragraphs.filter(({ hidden }) => !hidden).map(({ link }) => link.href);
  };
  const own = [`${site}/achat/42/signe`, `${site}/achat/42`] as const;
  expect(shownFor(...own)).toEqual(own);
  expect(shownFor('https://ailleurs.example/', 'javascript:alert(1)')).toEqual([]);
});
