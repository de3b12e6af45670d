import { createServer, type Server } from 'node:net';

/** Nothing that these scripts start can be reached from another machine. */
export const localHost = '127.0.0.1';

export interface PortWish {
  readonly port: number;
  /** True when someone asked for this very port: then another one is no answer. */
  readonly strict: boolean;
}

/** The port of an environment variable (strict), or the usual one (a wish). Throws on anything but 1 to 65535. */
export function portWish(
  env: Readonly<Record<string, string | undefined>>,
  variable: string,
  usual: number,
): PortWish {
  const raw = env[variable];
  if (raw === undefined || raw === '') return { port: usual, strict: false };
  const port = Number(raw);
  if (!/^\d+$/.test(raw) || port < 1 || port > 65_535) {
    throw new Error(`${variable}=${raw} is not a port number (1 to 65535).`);
  }
  return { port, strict: true };
}

/** Makes a server listen on the wanted port, else on the next free one. Answers the port; throws when none is free. */
export async function listenOnFreePort(
  server: Server,
  wish: PortWish,
  attempts = 50,
): Promise<number> {
  const last = wish.strict ? wish.port : Math.min(wish.port + attempts - 1, 65_535);
  for (let port = wish.port; port <= last; port += 1) {
    if (await tryToListen(server, port)) return port;
  }
  throw new Error(
    wish.strict
      ? `Port ${wish.port} is taken on ${localHost}.`
      : `No free port from ${wish.port} to ${last} on ${localHost}.`,
  );
}

/** A port that is free now, for a program that we cannot hand a listening socket to. */
export async function findFreePort(wish: PortWish, attempts?: number): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe, wish, attempts);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** False when the port is taken or not allowed to this user. */
function tryToListen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    };
    const onListening = (): void => {
      server.off('error', onError);
      resolve(true);
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen(port, localHost);
  });
}
