import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, localHost, type PortSetting } from '../process/freePort.ts';
import { inProject } from '../process/projectRoot.ts';
import { supervise, type SupervisedService } from '../process/supervise.ts';

export interface MockOptions {
  /** Path of the bundled contract. */
  readonly document: string;
  /** Default: 4010, or the next free port. */
  readonly port?: PortSetting;
  /** Called with the last lines of the output when Prism ended by itself. */
  readonly onRestart?: (reason: string) => void;
}

export interface Mock extends Pick<SupervisedService, 'stop' | 'lost'> {
  /** Without a trailing slash. */
  readonly url: string;
  /** Reads the document again and serves it on the same port. Rejects when Prism cannot serve it. */
  reload(): Promise<void>;
}

export const usualMockPort: PortSetting = { port: 4010, strict: false };

/**
 * Serves the examples of the contract with Prism. Restarts Prism when it ends by itself: a malformed part of
 * a multipart body makes it crash (https://github.com/stoplightio/prism/issues/2672).
 */
export async function startMock({
  document,
  port: setting = usualMockPort,
  onRestart,
}: MockOptions): Promise<Mock> {
  const port = await findFreePort(setting);
  const url = `http://${localHost}:${port}`;
  // Prism watches its file: with a copy, it does not reload when another command bundles the contract.
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const copy = join(folder, 'openapi.json');
  const removeFolder = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const start = async (): Promise<SupervisedService> => {
    await copyFile(document, copy);
    return supervise({
      name: 'Prism',
      commandLine: prismCommand(copy, port),
      isReady: () => answers(url),
      ...(onRestart ? { onRestart } : {}),
    });
  };
  const service = await start().catch(async (problem: unknown) => {
    await removeFolder();
    throw problem;
  });
  return {
    url,
    lost: service.lost,
    async reload() {
      await copyFile(document, copy);
      await service.restart();
    },
    async stop() {
      await service.stop();
      await removeFolder();
    },
  };
}

function prismCommand(
  document: string,
  port: number,
): { readonly command: string; readonly args: readonly string[] } {
  return {
    command: process.execPath,
    args: [
      inProject('node_modules/@stoplight/prism-cli/dist/index.js'),
      ...['mock', document, '--host', localHost, '--port', String(port)],
      // The level « error » doubles the throughput; the supervision needs a single process.
      ...['--verboseLevel', 'error', '--multiprocess', 'false'],
    ],
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url, { signal: AbortSignal.timeout(2_000) })).body?.cancel();
    return true;
  } catch {
    return false;
  }
}
