import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const runner = resolve(import.meta.dirname, '../support/killedSimulators.ts');

const children = new Set<ChildProcess>();

export interface Killable {
  readonly url: string;
  /** Sends SIGKILL; resolves when the process has ended, for this or another reason. */
  kill(): Promise<void>;
}

/**
 * Starts the operator on a file in a process of its own, which kills itself in the middle of its
 * n-th write if `lastWrite` is given. Rejects when it ends before it listens.
 */
export async function startKillable(file: string, lastWrite?: number): Promise<Killable> {
  const child = spawn(
    process.execPath,
    [runner, file, ...(lastWrite === undefined ? [] : [String(lastWrite)])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.add(child);
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const first: unknown = await Promise.race([
    once(lines, 'line').then(([line]) => line as unknown),
    ended.then(() => null),
  ]);
  if (typeof first !== 'string') throw new Error(`${file} could not be served`);
  return {
    url: first,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * Kills the process at its n-th write while it creates the file; returns the signal that ended it.
 */
export async function killWhileFilling(file: string, write: number): Promise<unknown> {
  const child = spawn(process.execPath, [runner, file, String(write)], { stdio: 'ignore' });
  children.add(child);
  const [, signal] = (await once(child, 'exit')) as readonly unknown[];
  return signal;
}

/** Kills all processes that the tests started. */
export async function killAll(): Promise<void> {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
