import type { JsonReport } from '../../../scripts/contract-tools/report/jsonReport.ts';
import { keptContract } from '../support/keptContract.ts';
import { jsonOf, runTool, type ToolResult } from '../support/runTool.ts';
import { clinic, clinicKey } from './clinicServer.ts';
import { library, libraryCard, libraryStaff } from './libraryServer.ts';
import { openServer, type Handler } from './openServer.ts';
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

type ForeignName = keyof typeof handlers;

let handler: Handler = clinic;

/** A port on which either server is served. */
export const { url, stop } = await openServer(() => handler);

/** The usual arguments, the last two of which are the credentials of the clinic. */
export function argumentsOf(name: ForeignName): readonly string[] {
  return contracts[name](url);
}

export function run(args: readonly string[], served: Handler): Promise<ToolResult> {
  handler = served;
  const surroundings = { send: sendOverHttp, readContract: keptContract };
  return runTool(args, { surroundings });
}

export function drift(
  name: ForeignName,
  args: readonly string[],
  served: Handler = handlers[name],
): Promise<ToolResult> {
  return run([...argumentsOf(name), ...args], served);
}

/** The report of a run. */
export async function reported(...asked: Parameters<typeof drift>): Promise<JsonReport> {
  const [name, args, served] = asked;
  return jsonOf(await drift(name, [...args, '--json'], served));
}
