import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort, listenOnFreePort, portWish } from '../../scripts/process/freePort.ts';

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
  it('takes the next free port when the usual one is taken', async () => {
    const taken = await occupyAPort();

    expect(await findFreePort({ port: taken, strict: false })).toBeGreaterThan(taken);
  });

  it('refuses another port than the one that was asked for by name', async () => {
    const taken = await occupyAPort();

    await expect(findFreePort({ port: taken, strict: true })).rejects.toThrow(
      `Port ${taken} is taken on 127.0.0.1.`,
    );
  });

  it('says which ports it tried when none is free', async () => {
    const taken = await occupyAPort();

    await expect(findFreePort({ port: taken, strict: false }, 1)).rejects.toThrow(
      `No free port from ${taken} to ${taken}`,
    );
  });

  it('leaves the port that it found free for the program that will use it', async () => {
    const port = await findFreePort({ port: await occupyAPort(), strict: false });

    expect(await findFreePort({ port, strict: true })).toBe(port);
  });

  it('wishes for the usual port and insists on the one of the environment', () => {
    expect(portWish({}, 'PORT', 5173)).toEqual({ port: 5173, strict: false });
    expect(portWish({ PORT: '' }, 'PORT', 5173)).toEqual({ port: 5173, strict: false });
    expect(portWish({ PORT: '8080' }, 'PORT', 5173)).toEqual({ port: 8080, strict: true });
  });

  it.each(['http', '0', '65536', '80.5', '-1', '0x50'])('refuses %s as a port', (raw) => {
    expect(() => portWish({ PORT: raw }, 'PORT', 5173)).toThrow(
      `PORT=${raw} is not a port number (1 to 65535).`,
    );
  });
});
