import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { readContract } from '../contract/readContract.ts';
import { portWish } from '../process/freePort.ts';
import { inProject, projectRoot } from '../process/projectRoot.ts';
import type { Api } from '../serve/Api.ts';
import { forwardTo } from '../serve/forwardApi.ts';
import { describeSimulators } from './describeSimulators.ts';
import { startSimulators } from './startSimulators.ts';
import type { Mail } from './world/mailbox.ts';

const usualFile = inProject('.cache/operator.sqlite');

export interface SimulatedApi extends Api {
  /** The simulators' own address, without a slash at the end. */
  readonly url: string;
}

export interface SimulatedApiOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onStop: (undo: () => Promise<void>) => void;
  /** The site's address, without a slash at the end. */
  readonly siteUrl: () => string;
  /** Forgets what was done before. */
  readonly reset?: boolean;
  /** Default: a file that survives a restart. */
  readonly file?: string;
  /** Milliseconds since 1970. Default: the machine's clock. */
  readonly machineNow?: () => number;
}

/** Starts the simulated operator behind a site on this machine; its mails go to the console. Reads `BACKEND_PORT` (4020). */
export async function openSimulatedApi(options: SimulatedApiOptions): Promise<SimulatedApi> {
  const { env, onStop, siteUrl, reset = false, file = usualFile, machineNow } = options;
  if (reset) await Promise.all(['', '-wal', '-shm'].map((end) => rm(file + end, { force: true })));
  const simulators = await startSimulators({
    document: await readContract(),
    file,
    port: portWish(env, 'BACKEND_PORT', 4020),
    siteUrl,
    onMail: printMail,
    report: (operationId, problems) => console.error(`  ${operationId}: ${problems.join('; ')}`),
    ...(machineNow ? { machineNow } : {}),
  });
  onStop(() => simulators.stop());
  return {
    forward: forwardTo(simulators.url),
    formOrigins: [simulators.url],
    description: describeSimulators(`${simulators.url}/control`, relative(projectRoot, file)),
    lost: new Promise<never>(() => undefined),
    url: simulators.url,
  };
}

function printMail({ recipient, subject, link }: Mail): void {
  console.log(`\n  Mail to ${recipient}: ${subject}${link === undefined ? '' : `\n  ${link}`}`);
}
