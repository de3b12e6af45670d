import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/**
 * Makes a server listen on 127.0.0.1, on a port that the system chooses, and returns the port. The first free
 * port of a fixed range would often be that of the test before, to which `fetch` may still have a connection.
 */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
