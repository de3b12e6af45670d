import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { listenOnFreePort, localHost, type PortSetting } from '../process/freePort.ts';
import { openSimulators, type SimulatorOptions } from './openSimulators.ts';
import type { Services } from './world/Services.ts';

export interface Simulators {
  /** Without a trailing slash. */
  readonly url: string;
  readonly services: Services;
  stop(): Promise<void>;
}

/**
 * Serves the simulators on this machine only. Rejects when the port is taken, or the file is
 * unusable or of another version.
 */
export async function startSimulators({
  port: setting,
  ...options
}: Omit<SimulatorOptions, 'ownUrl'> & { readonly port: PortSetting }): Promise<Simulators> {
  let url = '';
  const simulators = openSimulators({ ...options, ownUrl: () => url });
  const server = createAdaptorServer({ fetch: simulators.fetch, hostname: localHost }) as Server;
  const port = await listenOnFreePort(server, setting).catch((problem: unknown) => {
    simulators.close();
    throw problem;
  });
  url = `http://${localHost}:${port}`;
  return {
    url,
    services: simulators.services,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      simulators.close();
    },
  };
}
