import { once } from 'node:events';
import { request } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import { listenOnFreePort, localHost } from '../../process/freePort.ts';
import type { Certificate } from './ownCertificate.ts';

/** Headers of one connection, which HTTP/2 does not have. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade']);

/**
 * Serves a site over HTTP/2, as a host does in production: a proxy in front of `siteUrl`. Returns its
 * address, without a trailing slash.
 */
export async function openHttp2Front(
  siteUrl: string,
  certificate: Certificate,
  onStop: (undo: () => Promise<void>) => void,
): Promise<string> {
  const server = createSecureServer(certificate, (incoming, response) => {
    forward(siteUrl, incoming, response);
  });
  const port = await listenOnFreePort(server, { port: 5450, strict: false });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  onStop(async () => {
    const closed = once(server, 'close');
    server.close();
    for (const session of sessions) session.destroy();
    await closed;
  });
  return `https://${localHost}:${String(port)}`;
}

function forward(
  siteUrl: string,
  incoming: Http2ServerRequest,
  response: Http2ServerResponse,
): void {
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const onward = request(
    new URL(incoming.url, siteUrl),
    { method: incoming.method, headers: Object.fromEntries(headers) },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.stream.close());
  incoming.pipe(onward);
}
