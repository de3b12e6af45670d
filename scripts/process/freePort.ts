import { createServer, type Server } from 'node:net';

/** All servers of these scripts listen here: other machines cannot reach them. */
export const localHost = '127.0.0.1';

export interface PortSetting {
  readonly port: number;
  /** True when only this port is allowed; otherwise the next free one is used. */
  readonly strict: boolean;
}

/**
 * The port of an environment variable (strict), or the default one (not strict). Throws outside 1 to 65535.
 */
export function portSetting(
  env: Readonly<Record<string, string | undefined>>,
  variable: string,
  usual: number,
): PortSetting {
  const raw = env[variable];
  if (raw === undefined || raw === '') return { port: usual, strict: false };
  const port = Number(raw);
  if (!/^\d+$/.test(raw) || port < 1 || port > 65_535) {
    throw new Error(`${variable}=${raw} is not a port number (1 to 65535).`);
  }
  return { port, strict: true };
}

/** Makes a server listen on the port, or on the next free one. Returns the port; throws when none is free. */
export async function listenOnFreePort(
  server: Server,
  setting: PortSetting,
  attempts = 50,
): Promise<number> {
  const last = setting.strict ? setting.port : Math.min(setting.port + attempts - 1, 65_535);
  for (let port = setting.port; port <= last; port += 1) {
    if (await tryToListen(server, port)) return port;
  }
  throw new Error(
    setting.strict
      ? `Port ${setting.port} is in use on ${localHost}.`
      : `No free port from ${setting.port} to ${last} on ${localHost}.`,
  );
}

/** A port that is free now, for a program that opens its own socket. */
export async function findFreePort(setting: PortSetting, attempts?: number): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe, setting, attempts);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** False when the port is in use, or this user may not use it. */
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
