import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { listenOnFreePort, localHost, type PortSetting } from '../process/freePort.ts';
import { ownHostOnly } from '../simulators/http/ownHostOnly.ts';
import { referencePages, referencePath } from './referencePages.ts';

export interface Reference {
  /** Address of the page. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves the reference of a bundled contract on this machine. Reads the file each time the page loads. */
export async function startReference(document: string, setting: PortSetting): Promise<Reference> {
  const app = new Hono();
  app.use(ownHostOnly);
  app.route(
    '/',
    referencePages(() => readFile(document, 'utf8')),
  );
  const server = createAdaptorServer({ fetch: app.fetch, hostname: localHost }) as Server;
  const port = await listenOnFreePort(server, setting);
  return {
    url: `http://${localHost}:${port}${referencePath}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
