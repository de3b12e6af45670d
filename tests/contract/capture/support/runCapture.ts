import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureCommand } from '../../../../scripts/capture/captureCommand.ts';
import type { JsonReport } from '../../../../scripts/conformance/report/jsonReport.ts';
import { readContract } from '../../../../scripts/contract/readContract.ts';

export interface Ran {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Shared by all runs. */
const contract = readContract();

/**
 * Runs the command on recordings in a temporary folder. A text is written as it is, any other value
 * as JSON.
 */
export async function runCapture(
  recordings: Readonly<Record<string, unknown>>,
  args: readonly string[] = [],
): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'capture-'));
  const written = { stdout: '', stderr: '' };
  const output = (name: keyof typeof written) => ({
    write: (text: string) => (written[name] += text),
  });
  try {
    const files = Object.entries(recordings).map(([name, har]) => {
      const file = join(folder, name);
      writeFileSync(file, typeof har === 'string' ? har : JSON.stringify(har));
      return file;
    });
    const terminal = { stdout: output('stdout'), stderr: output('stderr'), env: {} };
    const exitCode = await captureCommand([...files, ...args], terminal, () => contract);
    return { exitCode, ...written };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the `--json` report for these entries. Throws the error output if there is no report. */
export async function captured(
  entries: readonly unknown[],
  args: readonly string[] = [],
): Promise<JsonReport> {
  const { stdout, stderr } = await runCapture({ 'session.har': harOf(entries) }, [
    ...args,
    '--json',
  ]);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as JsonReport;
}

export function harOf(entries: readonly unknown[]): object {
  return {
    log: {
      version: '1.2',
      creator: { name: 'WebInspector', version: '537.36' },
      pages: [],
      entries,
    },
  };
}
