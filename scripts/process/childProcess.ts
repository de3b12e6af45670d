import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from './projectRoot.ts';

export interface CommandLine {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface ChildExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The standard output and the standard error of the child, in order. */
  readonly output: string;
}

export interface Child {
  /** Resolves when the child has ended and its streams are closed. Rejects when it could not be started. */
  readonly exited: Promise<ChildExit>;
  /** Sends SIGTERM, after three seconds SIGKILL, and waits until the child has ended. */
  stop(): Promise<void>;
}

export interface ChildOptions {
  /** Starts a process group: stopping the child also ends its own children. */
  readonly ownGroup?: boolean;
  /** The child writes to this terminal; its output is not stored. */
  readonly show?: boolean;
  /** Called with each line of output, unless `show` is set. */
  readonly onLine?: (line: string) => void;
}

interface RunOptions extends Pick<ChildOptions, 'onLine'> {
  readonly limitMs?: number;
  readonly abort?: AbortSignal;
}

const killDelayMs = 3_000;
const isWindows = process.platform === 'win32';
const running = new Map<ChildProcess, boolean>();

// When this process ends, also by a crash, all its children end.
process.on('exit', () => {
  for (const [child, ownGroup] of running) kill(child, ownGroup, 'SIGKILL');
});

/** Starts a command in the project's root, with node_modules/.bin first in the PATH. Stores its output. */
export function startChild({ command, args, env }: CommandLine, options: ChildOptions = {}): Child {
  const ownGroup = options.ownGroup ?? false;
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: projectEnv(env),
    detached: ownGroup && !isWindows,
    stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
    shell: isWindows && command !== process.execPath,
  });
  running.set(child, ownGroup);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    if (stream && options.onLine) createInterface(stream).on('line', options.onLine);
  }
  const exited = new Promise<ChildExit>((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(new Error(`« ${command} » could not be started: ${error.message}`));
    });
    child.once('exit', () => {
      // A child of the child can hold the pipe open, and « close » would not fire.
      if (ownGroup) kill(child, ownGroup, 'SIGKILL');
      running.delete(child);
    });
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
  const ended = exited.catch(() => undefined);
  return {
    exited,
    async stop() {
      kill(child, ownGroup, 'SIGTERM');
      const killTimer = setTimeout(() => kill(child, ownGroup, 'SIGKILL'), killDelayMs);
      await ended;
      clearTimeout(killTimer);
    },
  };
}

/** Runs a command until it ends, until a time limit, or until `abort`. Its own children end with it. */
export async function runToEnd(
  commandLine: CommandLine,
  { limitMs, abort, onLine }: RunOptions = {},
): Promise<ChildExit & { readonly timedOut: boolean }> {
  const child = startChild(commandLine, { ownGroup: true, ...(onLine && { onLine }) });
  const stop = (): void => void child.stop();
  let timedOut = false;
  const limit =
    limitMs === undefined
      ? undefined
      : setTimeout(() => {
          timedOut = true;
          stop();
        }, limitMs);
  if (abort?.aborted) stop();
  abort?.addEventListener('abort', stop, { once: true });
  try {
    return { ...(await child.exited), timedOut };
  } finally {
    clearTimeout(limit);
    abort?.removeEventListener('abort', stop);
  }
}

function projectEnv(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const bin = join(projectRoot, 'node_modules', '.bin');
  return { ...process.env, PATH: [bin, process.env['PATH']].join(delimiter), ...extra };
}

function kill(child: ChildProcess, ownGroup: boolean, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (ownGroup && !isWindows) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The process has already ended.
  }
}
