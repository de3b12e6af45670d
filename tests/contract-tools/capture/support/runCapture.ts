import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonReport } from '../../../../scripts/contract-tools/report/jsonReport.ts';
import { main } from '../../../../scripts/contract-tools/command/main.ts';
import { keptContract } from '../../support/keptContract.ts';
import { jsonOf, runTool, type ToolResult } from '../../support/runTool.ts';
import { sendOverHttp } from '../../../../scripts/contract-tools/drift/sendOverHttp.ts';

/**
 * Runs the command on recordings in a temporary folder. A text is written as it is, any other value
 * as JSON.
 */
export async function runCapture(
  recordings: Readonly<Record<string, unknown>>,
  args: readonly string[] = [],
): Promise<ToolResult> {
  const folder = mkdtempSync(join(tmpdir(), 'capture-'));
  try {
    const files = Object.entries(recordings).map(([name, har]) => {
      const file = join(folder, name);
      writeFileSync(file, typeof har === 'string' ? har : JSON.stringify(har));
      return file;
    });
    const all = ['capture', '--config', 'openapi/contract-tools.yaml', ...files, ...args];
    return await runTool((terminal) =>
      main(all, terminal, { send: sendOverHttp, readContract: keptContract }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
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
