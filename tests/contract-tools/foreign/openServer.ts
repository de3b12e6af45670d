import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../support/http/listen.ts';

/** A request with its body, as a handler sees it. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  /** Names in lower case. */
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface Given {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text or bytes are sent as they are, any other value as JSON. */
  readonly body?: unknown;
}

export type Handler = (asked: Asked) => Given;

export interface OpenedServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves a handler on a free port of this machine. */
export async function openServer(handler: () => Handler): Promise<OpenedServer> {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, handler()).then(({ status, headers = {}, body }) => {
      const content = incoming.method === 'HEAD' ? undefined : written(body);
      outgoing.writeHead(status, headers).end(content);
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(incoming: IncomingMessage, handler: Handler): Promise<Given> {
  const { method = 'GET', url = '/', headers } = incoming;
  return handler({
    method,
    url: new URL(url, 'http://127.0.0.1'),
    headers,
    body: await buffer(incoming),
  });
}

function written(body: unknown): string | Buffer | undefined {
  if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) return body;
  return JSON.stringify(body);
}

/** An answer in JSON. */
export function json(status: number, body: unknown, headers: Given['headers'] = {}): Given {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body };
}
