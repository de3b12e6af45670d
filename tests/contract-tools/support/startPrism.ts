import { findFreePort, localHost } from '../../../scripts/process/freePort.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { supervise, type SupervisedService } from '../../../scripts/process/supervise.ts';

/** Starts `prism <args>` on a free port of this machine. */
export async function startPrism(
  ...args: readonly string[]
): Promise<SupervisedService & { readonly url: string }> {
  const port = await findFreePort({
    port: 20_000 + Math.floor(Math.random() * 12_000),
    strict: false,
  });
  const url = `http://${localHost}:${port}`;
  const service = await supervise({
    name: 'Prism',
    commandLine: {
      command: process.execPath,
      args: [
        inProject('node_modules/@stoplight/prism-cli/dist/index.js'),
        ...[...args, '--host', localHost, '--port', String(port)],
        ...['--verboseLevel', 'error', '--multiprocess', 'false'],
      ],
    },
    isReady: async () =>
      (await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null)) !== null,
  });
  return { ...service, url };
}
