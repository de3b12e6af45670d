import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, localHost, type PortWish } from '../process/freePort.ts';
import { inProject } from '../process/projectRoot.ts';
import { supervise, type SupervisedService } from '../process/supervise.ts';

export interface MockOptions {
  /** Path of the contract in one file. */
  readonly document: string;
  /** Default: 4010, or the next free port. */
  readonly port?: PortWish;
  /** Told with Prism's last words when it ended by itself. */
  readonly onRestart?: (reason: string) => void;
}

export interface Mock extends Pick<SupervisedService, 'stop' | 'lost'> {
  /** Without a slash at the end. */
  readonly url: string;
  /** Serves the document as it is now, on the same port. Rejects when it cannot be served. */
  reload(): Promise<void>;
}

export const usualMockPort: PortWish = { port: 4010, strict: false };

/**
 * Serves the examples of the contract with Prism, and starts it again when it ends by itself: a malformed multipart
 * part kills it (https://github.com/stoplightio/prism/issues/2672).
 */
export async function startMock({
  document,
  port: wish = usualMockPort,
  onRestart,
}: MockOptions): Promise<Mock> {
  const port = await findFreePort(wish);
  const url = `http://${localHost}:${port}`;
  // A copy of its own: Prism watches its file, and must not reload because another command bundled the contract.
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
      // « error » doubles its throughput; one process is what we supervise.
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
