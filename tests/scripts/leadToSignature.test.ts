import { runInNewContext } from 'node:vm';
import type { Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../../scripts/process/freePort.ts';
import { createSiteServer } from '../../scripts/serve/siteServer.ts';
import { securityHeaders } from '../../scripts/serve/securityHeaders.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Asks a site, with or without a signature service behind it. */
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
  const port = await listenOnFreePort(server, { port: 36_200, strict: false }, 500);
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
}

const service = 'http://127.0.0.1:4020';

describe('P4.4 what stands at the e-signature service', () => {
  it.each(['/calinda/sellandsign/', '/calinda/contrats/880042/a-b_c.pdf', '/calinda/a?b=c'])(
    '%s is led on to from the site, what stands behind the # of the link with it',
    async (path) => {
      const led = await ask(service, path);
      // A browser keeps the fragment of an address that is led on to another one without a fragment (RFC 9110, 10.2.2).
      expect([led.status, led.headers.get('location')]).toEqual([307, service + path]);
      expect(led.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('is not posted to from the site, and nothing else is led there', async () => {
    const posted = await ask(service, '/calinda/sellandsign/signer', { method: 'POST' });
    expect(posted.status).toBe(405);
    for (const path of ['/calinda', '/achat/42/signe', '/x/calinda/']) {
      expect((await ask(service, path)).headers.get('location')).toBeNull();
    }
  });
});

describe('where there is no signature service', () => {
  it.each(['/calinda/sellandsign/', '/calinda/contrats/880042/apercu.pdf'])(
    '%s says in French that nothing is signed, with a way back',
    async (path) => {
      const answer = await ask(null, path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const page = await answer.text();
      expect(page).toContain("Aucun service de signature n'est branché ici");
      expect(page).toContain('<a href="/">');
      // The policy of the site lets scripts of its own address through, and no other.
      expect(page).toContain('<script type="module" src="/calinda/retour.js"></script>');
    },
  );

  const site = 'http://127.0.0.1:5173';

  /** The links that the page's script makes of a link to sign, by the names of their paragraphs. */
  async function waysBack(fragment: string): Promise<Readonly<Record<string, string>>> {
    const script = await (await ask(null, '/calinda/retour.js')).text();
    const places = {
      success: { hidden: true, link: { href: '' } },
      failure: { hidden: true, link: { href: '' } },
    };
    const find = (id: string): unknown => {
      const place = places[id.slice(1) as keyof typeof places];
      return Object.assign(place, { querySelector: () => place.link });
    };
    runInNewContext(script, {
      URL,
      location: { hash: fragment, origin: site },
      document: { querySelector: find },
    });
    return Object.fromEntries(
      Object.entries(places)
        .filter(([, { hidden }]) => !hidden)
        .map(([id, { link }]) => [id, link.href]),
    );
  }

  const [success, failure] = [`${site}/achat/42/signe`, `${site}/achat/42`];
  const fragment = (one: string, other: string): string =>
    `#/contract/1/sign;c_id=1;no_ui=true;refback=${encodeURIComponent(one)};errorback=${encodeURIComponent(other)};j_token=a.b.c`;

  it('P4.5 leads back as after a signature, and as without one', async () => {
    expect(await waysBack(fragment(success, failure))).toEqual({ success, failure });
  });

  it('leads to no other site, and nowhere without a link to sign', async () => {
    const elsewhere = 'https://ailleurs.example/';
    expect(await waysBack(fragment(elsewhere, 'javascript:alert(1)'))).toEqual({});
    expect(await waysBack('')).toEqual({});
  });
});
