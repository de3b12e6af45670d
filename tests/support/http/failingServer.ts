import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FailingServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A server on 127.0.0.1 that handles every request with this listener. */
export async function startFailingServer(answer: RequestListener): Promise<FailingServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
