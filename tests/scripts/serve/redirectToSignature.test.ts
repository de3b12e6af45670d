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

const service = 'http://127.0.0.1:4020';

describe('P4.4 paths of the e-signature service', () => {
  it.each(['/calinda/sellandsign/', '/calinda/contrats/880042/a-b_c.pdf', '/calinda/a?b=c'])(
    '%s is redirected, and the browser keeps the fragment',
    async (path) => {
      const answer = await ask(service, path);
      // After a redirect to an address without a fragment, the browser keeps the original one (RFC 9110,
      // 10.2.2).
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
});

describe('without a signature service', () => {
  it.each(['/calinda/sellandsign/', '/calinda/contrats/880042/apercu.pdf'])(
    '%s answers 503 with a French page and a link to the site',
    async (path) => {
      const answer = await ask(null, path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const page = await answer.text();
      expect(page).toContain("Aucun service de signature n'est branché ici");
      expect(page).toContain('<a href="/">');
      // The content security policy of the site allows scripts from its own origin only.
      expect(page).toContain('<script type="module" src="/calinda/retour.js"></script>');
    },
  );

  const site = 'http://127.0.0.1:5173';

  /**
   * The links that the script of the page creates from the fragment of a signing link, by the id of their
   * paragraph.
   */
  async function returnLinks(fragment: string): Promise<Readonly<Record<string, string>>> {
    const script = await (await ask(null, '/calinda/retour.js')).text();
    const paragraphs = {
      success: { hidden: true, link: { href: '' } },
      failure: { hidden: true, link: { href: '' } },
    };
    const find = (id: string): unknown => {
      const paragraph = paragraphs[id.slice(1) as keyof typeof paragraphs];
      return Object.assign(paragraph, { querySelector: () => paragraph.link });
    };
    runInNewContext(script, {
      URL,
      location: { hash: fragment, origin: site },
      document: { querySelector: find },
    });
    return Object.fromEntries(
      Object.entries(paragraphs)
        .filter(([, { hidden }]) => !hidden)
        .map(([id, { link }]) => [id, link.href]),
    );
  }

  const [success, failure] = [`${site}/achat/42/signe`, `${site}/achat/42`];
  const fragment = (one: string, other: string): string =>
    `#/contract/1/sign;c_id=1;no_ui=true;refback=${encodeURIComponent(one)};errorback=${encodeURIComponent(other)};j_token=a.b.c`;

  it('P4.5 shows the return links for a success and for a failure', async () => {
    expect(await returnLinks(fragment(success, failure))).toEqual({ success, failure });
  });

  it('shows no link to another origin, and none without a signing link', async () => {
    const elsewhere = 'https://ailleurs.example/';
    expect(await returnLinks(fragment(elsewhere, 'javascript:alert(1)'))).toEqual({});
    expect(await returnLinks('')).toEqual({});
  });
});
