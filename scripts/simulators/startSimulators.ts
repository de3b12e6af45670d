import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { listenOnFreePort, localHost, type PortWish } from '../process/freePort.ts';
import { openSimulators, type SimulatorOptions } from './openSimulators.ts';
import type { World } from './world/World.ts';

export interface Simulators {
  /** Without a slash at the end. */
  readonly url: string;
  readonly world: World;
  stop(): Promise<void>;
}

/** Serves the simulators to this machine. Throws when the port is taken or the file is of another version. */
export async function startSimulators({
  port: wish,
  ...options
}: Omit<SimulatorOptions, 'ownUrl'> & { readonly port: PortWish }): Promise<Simulators> {
  let url = '';
  const simulators = openSimulators({ ...options, ownUrl: () => url });
  const server = createAdaptorServer({ fetch: simulators.fetch, hostname: localHost }) as Server;
  const port = await listenOnFreePort(server, wish).catch((problem: unknown) => {
    simulators.close();
    throw problem;
  });
  url = `http://${localHost}:${port}`;
  return {
    url,
    world: simulators.world,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      simulators.close();
    },
  };
}
