import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort, listenOnFreePort, portSetting } from '../../../scripts/process/freePort.ts';

const open: Server[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => once(server.close(), 'close')));
});

async function occupyAPort(): Promise<number> {
  const server = createServer();
  open.push(server);
  return listenOnFreePort(server, { port: 34_000, strict: false }, 500);
}

describe('ports', () => {
  it('uses the next free port when the default one is in use', async () => {
    const taken = await occupyAPort();

    expect(await findFreePort({ port: taken, strict: false })).toBeGreaterThan(taken);
  });

  it('uses no other port than a strict one', async () => {
    const taken = await occupyAPort();

    await expect(findFreePort({ port: taken, strict: true })).rejects.toThrow(
      `Port ${taken} is in use on 127.0.0.1.`,
    );
  });

  it('lists the ports that it tried when none is free', async () => {
    const taken = await occupyAPort();

    await expect(findFreePort({ port: taken, strict: false }, 1)).rejects.toThrow(
      `No free port from ${taken} to ${taken}`,
    );
  });

  it('does not keep the port that it found open', async () => {
    const port = await findFreePort({ port: await occupyAPort(), strict: false });

    expect(await findFreePort({ port, strict: true })).toBe(port);
  });

  it('is strict for a port of the environment, and not for the default one', () => {
    expect(portSetting({}, 'PORT', 5173)).toEqual({ port: 5173, strict: false });
    expect(portSetting({ PORT: '' }, 'PORT', 5173)).toEqual({ port: 5173, strict: false });
    expect(portSetting({ PORT: '8080' }, 'PORT', 5173)).toEqual({ port: 8080, strict: true });
  });

  it.each(['http', '0', '65536', '80.5', '-1', '0x50'])('rejects %s as a port', (raw) => {
    expect(() => portSetting({ PORT: raw }, 'PORT', 5173)).toThrow(
      `PORT=${raw} is not a port number (1 to 65535).`,
    );
  });
});
