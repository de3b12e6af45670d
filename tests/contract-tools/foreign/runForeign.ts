import { main } from '../../../scripts/contract-tools/command/main.ts';
import type { JsonReport } from '../../../scripts/contract-tools/report/jsonReport.ts';
import { keptContract } from '../support/keptContract.ts';
import { runTool, type ToolResult } from '../support/runTool.ts';
import { clinic, clinicKey } from './clinicServer.ts';
import { library, libraryCard, libraryStaff } from './libraryServer.ts';
import { openServer, type Handler, type OpenedServer } from './openServer.ts';
import { sendOverHttp } from '../../../scripts/contract-tools/drift/sendOverHttp.ts';

const folder = 'tests/contract-tools/foreign';

const contracts = {
  clinic: (url: string) => [
    ...['drift', '--contract', `${folder}/clinic/openapi.yaml`, '--upstream', `${url}/v2`],
    ...['--credential', `apiKey=${clinicKey}`],
  ],
  library: (url: string) => [
    ...['drift', '--contract', `${folder}/library/openapi.json`, '--upstream', url],
    ...['--credential', `staff=${libraryStaff}`, '--credential', `reader=${libraryCard}`],
  ],
} as const;

export const handlers = { clinic, library } as const;

export type ForeignName = keyof typeof handlers;

/** A port on which either server can be served, and its runs of the command. */
export interface Foreign {
  readonly url: string;
  /** The usual arguments, the last two of which are the credentials of the clinic. */
  readonly argumentsOf: (name: ForeignName) => readonly string[];
  readonly run: (args: readonly string[], served: Handler) => Promise<ToolResult>;
  readonly drift: (
    name: ForeignName,
    args: readonly string[],
    served?: Handler,
  ) => Promise<ToolResult>;
  readonly reported: (
    name: ForeignName,
    args: readonly string[],
    served?: Handler,
  ) => Promise<JsonReport>;
  readonly stop: OpenedServer['stop'];
}

export async function openForeign(): Promise<Foreign> {
  let handler: Handler = clinic;
  const { url, stop } = await openServer(() => handler);
  const run: Foreign['run'] = (args, served) => {
    handler = served;
    return runTool((terminal) =>
      main(args, terminal, { send: sendOverHttp, readContract: keptContract }),
    );
  };
  const drift: Foreign['drift'] = (name, args, served = handlers[name]) =>
    run([...contracts[name](url), ...args], served);
  return {
    url,
    stop,
    argumentsOf: (name) => contracts[name](url),
    run,
    drift,
    async reported(name, args, served) {
      const { stdout, stderr } = await drift(name, [...args, '--json'], served);
      if (stdout === '') throw new Error(stderr);
      return JSON.parse(stdout) as JsonReport;
    },
  };
}
