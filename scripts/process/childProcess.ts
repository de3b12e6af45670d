import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { projectRoot } from './projectRoot.ts';

export interface CommandLine {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface ChildExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Everything that the child wrote on both outputs, in order. */
  readonly output: string;
}

export interface Child {
  /** Settles when the child and its outputs are closed. Rejects when it could not be started. */
  readonly exited: Promise<ChildExit>;
  /** Asks the child to end, insists after three seconds, and waits for it. */
  stop(): Promise<void>;
}

const patienceMs = 3_000;
const isWindows = process.platform === 'win32';
const running = new Map<ChildProcess, boolean>();

// Whatever ends this process, a crash included, nothing that it started survives it.
process.on('exit', () => {
  for (const [child, ownGroup] of running) kill(child, ownGroup, 'SIGKILL');
});

/**
 * Starts a command in the project's root, with the project's own tools first on the PATH, its output kept.
 * With `ownGroup`, stopping it also ends every process that it started itself.
 */
export function startChild(
  { command, args, env }: CommandLine,
  options: { readonly ownGroup?: boolean; readonly show?: boolean } = {},
): Child {
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
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = new Promise<ChildExit>((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(new Error(`« ${command} » could not be started: ${error.message}`));
    });
    child.once('exit', () => {
      // A grandchild that keeps the pipe open must not keep us waiting.
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
      const insist = setTimeout(() => kill(child, ownGroup, 'SIGKILL'), patienceMs);
      await ended;
      clearTimeout(insist);
    },
  };
}

/** Runs a command to its end, or up to a limit; what it started itself ends with it. */
export async function runToEnd(
  commandLine: CommandLine,
  { limitMs, abort }: { readonly limitMs?: number; readonly abort?: AbortSignal } = {},
): Promise<ChildExit & { readonly timedOut: boolean }> {
  const child = startChild(commandLine, { ownGroup: true });
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
    // It has already ended, which is what was wanted.
  }
}
