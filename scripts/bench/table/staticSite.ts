import { once } from 'node:events';
import { listenOnFreePort, localHost } from '../../process/freePort.ts';
import { securityHeaders } from '../../serve/securityHeaders.ts';
import { readSiteFiles } from '../../serve/siteFiles.ts';
import { createSiteServer } from '../../serve/siteServer.ts';

const usualPort = 5400;

/** Serves a build with the recommended headers and without an API while `work` runs. */
export async function withStaticSite<A>(
  folder: string,
  work: (url: string) => Promise<A>,
): Promise<A> {
  const server = createSiteServer({
    files: await readSiteFiles(folder),
    headers: securityHeaders({ formOrigins: [] }),
    forwardApi: (_request, response) => response.writeHead(503).end(),
    paymentPage: null,
    signatureOrigin: null,
    forwardDocuments: null,
  });
  const port = await listenOnFreePort(server, { port: usualPort, strict: false });
  try {
    return await work(`http://${localHost}:${String(port)}/`);
  } finally {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }
}
