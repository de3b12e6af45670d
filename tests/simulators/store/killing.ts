import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const runner = resolve(import.meta.dirname, '../support/killedSimulators.ts');

const children = new Set<ChildProcess>();

export interface Killable {
  /** Empty when the process ended before it listened. */
  readonly url: string;
  /** Sends SIGKILL; resolves when the process has ended, for this or another reason. */
  kill(): Promise<void>;
}

/**
 * Starts the operator on a file in a process of its own, which kills itself in the middle of its
 * n-th write if `lastWrite` is given.
 */
export async function startKillable(file: string, lastWrite?: number): Promise<Killable> {
  const child = spawn(
    process.execPath,
    [runner, file, ...(lastWrite === undefined ? [] : [String(lastWrite)])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.add(child);
  const ended = once(child, 'exit');
  const [url]: readonly unknown[] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(() => ['']),
  ]);
  return {
    url: String(url),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Kills all processes that the tests started. */
export function killAll(): void {
  for (const child of children) child.kill('SIGKILL');
}
