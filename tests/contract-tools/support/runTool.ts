import type { JsonReport } from '../../../scripts/contract-tools/report/jsonReport.ts';
import { main } from '../../../scripts/contract-tools/command/main.ts';
import type { Surroundings } from '../../../scripts/contract-tools/command/Surroundings.ts';
import type { Terminal } from '../../../scripts/contract-tools/command/Terminal.ts';
import { projectRoot } from '../../../scripts/process/projectRoot.ts';

export interface ToolResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Setting extends Partial<Pick<Terminal, 'env' | 'cwd'>> {
  readonly surroundings?: Surroundings;
}

/** Runs a command of the package in this process and returns its output and exit code. */
export function runTool(args: readonly string[], setting: Setting = {}): Promise<ToolResult> {
  return inTerminal((terminal) => main(args, terminal, setting.surroundings), setting);
}

/** The same for any work with a terminal. */
export async function inTerminal(
  work: (terminal: Terminal) => number | Promise<number>,
  { env = {}, cwd = projectRoot }: Setting = {},
): Promise<ToolResult> {
  let stdout = '';
  let stderr = '';
  const code = await work({
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
