import { resolve } from 'node:path';
import { readContract } from '../contract/readContract.ts';
import { portSetting } from '../process/freePort.ts';
import { inProject, projectRoot } from '../process/projectRoot.ts';
import type { Api } from '../serve/Api.ts';
import { forwardTo } from '../serve/forwardApi.ts';
import { describeSimulators } from './describeSimulators.ts';
import { startSimulators } from './startSimulators.ts';
import { inMemory } from './store/database.ts';
import { deleteStore } from './store/deleteStore.ts';
import type { Mail } from './world/mailbox.ts';

const usualFile = inProject('.cache/operator.sqlite');

export interface SimulatedApi extends Api {
  /** The simulators' own address, without a trailing slash. */
  readonly url: string;
}

export interface SimulatedApiOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onStop: (undo: () => Promise<void>) => void;
  /** The site's address, without a trailing slash. */
  readonly siteUrl: () => string;
  /** Deletes the stored data first. */
  readonly reset?: boolean;
  /** Milliseconds since 1970. Default: the machine's clock. */
  readonly machineNow?: () => number;
}

/**
 * Starts the simulated operator for a site on this machine and prints its mails. Reads
 * `BACKEND_PORT` (default 4020) and `BACKEND_FILE`, the data file: a path relative to the project
 * root, or `:memory:`.
 */
export async function openSimulatedApi(options: SimulatedApiOptions): Promise<SimulatedApi> {
  const { env, onStop, siteUrl, reset = false, machineNow } = options;
  const file = dataFile(env);
  if (reset && file !== inMemory) deleteStore(file);
  const simulators = await startSimulators({
    document: await readContract(),
    file,
    port: portSetting(env, 'BACKEND_PORT', 4020),
    siteUrl,
    onMail: printMail,
    report: (operationId, problems) => console.error(`  ${operationId}: ${problems.join('; ')}`),
    ...(machineNow ? { machineNow } : {}),
  });
  onStop(() => simulators.stop());
  const forward = forwardTo(simulators.url);
  return {
    forward,
    documents: forward,
    meter: forward,
    telemetry: forward,
    formOrigins: [simulators.url],
    paymentPage: `${simulators.url}/test/paiement.cgi`,
    signatureOrigin: simulators.url,
    description: describeSimulators(simulators.url, file),
    lost: new Promise<never>(() => undefined),
    url: simulators.url,
  };
}

function dataFile({ BACKEND_FILE: wanted }: SimulatedApiOptions['env']): string {
  if (!wanted) return usualFile;
  return wanted === inMemory ? inMemory : resolve(projectRoot, wanted);
}

function printMail({ recipient, subject, link }: Mail): void {
  console.log(`\n  Mail to ${recipient}: ${subject}${link === undefined ? '' : `\n  ${link}`}`);
}
