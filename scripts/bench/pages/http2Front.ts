import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../../process/childProcess.ts';
import { listenOnFreePort, localHost } from '../../process/freePort.ts';

/** Headers of one connection, which HTTP/2 does not have. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade']);

/**
 * Serves a site over HTTP/2, as a host does in production: a proxy in front of `siteUrl`, with a certificate
 * of its own for this run. Returns its address, without a trailing slash. Needs `openssl`.
 */
export async function openHttp2Front(
  siteUrl: string,
  onStop: (undo: () => Promise<void>) => void,
): Promise<string> {
  const server = createSecureServer(await ownCertificate(), (incoming, response) => {
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

async function ownCertificate(): Promise<{ readonly key: Buffer; readonly cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${localHost}`];
    const { code, output } = await runToEnd({
      command: 'openssl',
      args: ['req', '-x509', ...options, '-keyout', key, '-out', cert],
    });
    if (code !== 0) throw new Error(`openssl made no certificate for HTTP/2.\n${output}`);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
