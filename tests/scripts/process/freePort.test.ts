import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFreePort, listenOnFreePort, portSetting } from '../../../scripts/process/freePort.ts';

let server: Server;
let taken: number;

beforeEach(async () => {
  server = createServer();
  taken = await listenOnFreePort(server, { port: 34_000, strict: false }, 500);
});
afterEach(() => once(server.close(), 'close'));

it('the next free port is used when the default one is in use, and it is left free', async () => {
  const port = await findFreePort({ port: taken, strict: false });
  expect(port).toBeGreaterThan(taken);
  expect(await findFreePort({ port, strict: true })).toBe(port);
});

it('no other port is used than one that was asked for', async () => {
  await expect(findFreePort({ port: taken, strict: true })).rejects.toThrow(
    `Port ${taken} is in use on 127.0.0.1.`,
  );
});

it('the ports that were tried are named when none is free', async () => {
  await expect(findFreePort({ port: taken, strict: false }, 1)).rejects.toThrow(
    `No free port from ${taken} to ${taken}`,
  );
});

it('a port of the environment is asked for, the default one is not', () => {
  expect(portSetting({ PORT: '' }, 'PORT', 5173)).toEqual({ port: 5173, strict: false });
  expect(portSetting({ PORT: '8080' }, 'PORT', 5173)).toEqual({ port: 8080, strict: true });
});

it.each(['http', '0', '65536', '80.5', '-1', '0x50'])('%s is refused as a port', (raw) => {
  expect(() => portSetting({ PORT: raw }, 'PORT', 5173)).toThrow(
    `PORT=${raw} is not a port number (1 to 65535).`,
  );
});
