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
