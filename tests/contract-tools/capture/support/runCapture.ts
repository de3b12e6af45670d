import { join } from 'node:path';
import type { JsonReport } from '../../../../scripts/contract-tools/report/jsonReport.ts';
import { keptContract } from '../../support/keptContract.ts';
import { jsonOf, runTool, type ToolResult } from '../../support/runTool.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { sendOverHttp } from '../../../../scripts/contract-tools/drift/sendOverHttp.ts';

const folder = temporaryFolder();

/** Runs the command on recordings in a temporary folder: a text as it is, any other value as JSON. */
export function runCapture(
  recordings: Readonly<Record<string, unknown>>,
  args: readonly string[] = [],
): Promise<ToolResult> {
  const files = Object.entries(recordings).map(([name, har]) =>
    join(folder.path, folder.write(name, har)),
  );
  const all = ['capture', '--config', 'openapi/contract-tools.yaml', ...files, ...args];
  const surroundings = { send: sendOverHttp, readContract: keptContract };
  return runTool(all, { surroundings });
}

/** Returns the `--json` report for these entries. Throws the error output if there is no report. */
export async function captured(
  entries: readonly unknown[],
  args: readonly string[] = [],
): Promise<JsonReport> {
  return jsonOf(await runCapture({ 'session.har': harOf(entries) }, [...args, '--json']));
}

export function harOf(entries: readonly unknown[]): object {
  const creator = { name: 'WebInspector', version: '537.36' };
  return { log: { version: '1.2', creator, pages: [], entries } };
}
