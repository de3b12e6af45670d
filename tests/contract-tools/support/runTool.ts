import type { JsonReport } from '../../../scripts/contract-tools/report/jsonReport.ts';
import type { Terminal } from '../../../scripts/contract-tools/command/Terminal.ts';
import { projectRoot } from '../../../scripts/process/projectRoot.ts';

export interface ToolResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the package in this process and returns its output and exit code. */
export async function runTool(
  run: (terminal: Terminal) => Promise<number>,
  env: Readonly<Record<string, string>> = {},
  cwd: string = projectRoot,
): Promise<ToolResult> {
  let stdout = '';
  let stderr = '';
  const code = await run({
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    env,
    cwd,
  });
  return { code, stdout, stderr };
}

/** The report on the standard output of a command with `--json`. Throws the error output without one. */
export function jsonOf({ stdout, stderr }: Pick<ToolResult, 'stdout' | 'stderr'>): JsonReport {
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as JsonReport;
}

/** The findings of a report, of every operation. */
export function findingsOf(report: JsonReport): JsonReport['operations'][number]['findings'] {
  return report.operations.flatMap(({ findings }) => findings);
}
