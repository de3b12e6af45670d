import { createServer, type RequestListener } from 'node:http';
import { listen } from './listen';

export interface FailingServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A server on 127.0.0.1 that handles every request with this listener. */
export async function startFailingServer(answer: RequestListener): Promise<FailingServer> {
  const server = createServer(answer);
  const port = await listen(server);
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
