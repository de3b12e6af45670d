import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { inProject } from '../../../../scripts/process/projectRoot.ts';
import { listen } from '../../../support/http/listen.ts';
import type { HostileAnswer } from './hostileAnswers.ts';

export interface Measured {
  /** Null when the command was ended. */
  readonly code: number | null;
  readonly output: string;
  /** The most memory that the process had, in megabytes. */
  readonly megabytes: number;
}

/** Megabytes of the heap that Node gives the command: with more, it would end with an error. */
const heap = 256;

/** Prints the peak of the memory as the last line. */
const measuring =
  "process.on('exit', () => console.error('PEAK ' + process.resourceUsage().maxRSS))";

/** Runs the command on a server of hostile answers, as a process with little memory. */
export async function measureHostile({ send }: HostileAnswer): Promise<Measured> {
  const server = createServer((_, response) => {
    response.on('error', () => undefined);
    send(response);
  });
  const upstream = `http://127.0.0.1:${await listen(server)}`;
  try {
    const [code, output] = await run(upstream);
    const peak = Number(/PEAK (\d+)/.exec(output)?.[1] ?? Number.NaN);
    return { code, output, megabytes: Math.round(peak / 1_024) };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function run(upstream: string): Promise<readonly [number | null, string]> {
  const args = [
    ...[`--max-old-space-size=${heap}`, '--import', `data:text/javascript,${measuring}`],
    ...[inProject('scripts/contract-tools/main.ts'), 'drift', '--upstream', upstream],
    ...['--config', 'openapi/contract-tools.yaml', '--timeout', '2', '--budget', '20'],
    ...['--only', 'listPosts,listReceipts,listSocialPosts'],
  ];
  return new Promise((resolve) => {
    const options = { cwd: inProject('.'), maxBuffer: 2 ** 28 };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : null;
      resolve([code, stdout + stderr]);
    });
  });
}
