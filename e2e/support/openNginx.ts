import { createConnection } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '../../scripts/build/buildSite.ts';
import { readContract } from '../../scripts/contract/readContract.ts';
import { readPlan } from '../../scripts/deploy/readPlan.ts';
import { writeKit } from '../../scripts/deploy/writeKit.ts';
import { startChild } from '../../scripts/process/childProcess.ts';
import { siteRoutes } from '../../src/ui/navigation/routes.ts';
import { freePort } from './freePort.ts';

interface HostedSite {
  /** Without a trailing slash. */
  readonly url: string;
  /** Folder of the kit. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** Serves the build by a real nginx, with the configuration of `npm run kit` for these flags. */
export async function openNginx(
  nginx: string,
  flagsOfPlace: Readonly<Record<string, string>>,
): Promise<HostedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const contract = await readContract();
  const flags = {
    ...flagsOfPlace,
    listen: `127.0.0.1:${port}`,
    root: join(folder, 'site'),
    cache: join(folder, 'cache'),
    out: folder,
  };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  await writeKit(siteFolder, readPlan(args, {}, { contract, routes: siteRoutes }));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    // Started by root, nginx would serve as a user who cannot read this folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${join(folder, name)};`),
    `include ${join(folder, 'nginx.conf')};`,
    '}',
  ];
  const configuration = join(folder, 'main.conf');
  await writeFile(configuration, main.join('\n'));
  const server = startChild({ command: nginx, args: ['-c', configuration, '-p', folder] });
  await Promise.race([
    listening(port),
    server.exited.then(({ output }) => {
      throw new Error(output);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
