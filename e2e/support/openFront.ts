import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forwardTo } from '../../scripts/serve/forwardApi.ts';

interface Front {
  /** Without a trailing slash; a port that no other test has. */
  readonly url: string;
  /** From now on requests go to this site; null breaks every connection, as a lost network does. */
  readonly lead: (to: string | null) => void;
  /** Every request that arrived, also those whose connection was broken. */
  readonly heard: readonly Pick<IncomingMessage, 'url' | 'headers'>[];
  readonly stop: () => Promise<void>;
}

/** An origin whose site can be exchanged and lost while a test runs. */
export async function openFront(to: string): Promise<Front> {
  let forward: ReturnType<typeof forwardTo> | null = forwardTo(to);
  const heard: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  const server = createServer((request, response) => {
    heard.push({ url: request.url, headers: { ...request.headers } });
    if (forward === null) request.socket.destroy();
    else forward(request, response);
  });
  // Longer than the idle connections of a browser or of nginx: none is closed while it is used.
  server.keepAliveTimeout = 75_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    lead: (next) => {
      forward = next === null ? null : forwardTo(next);
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
