import { setTimeout as pause } from 'node:timers/promises';
import { startChild, type Child, type CommandLine } from './childProcess.ts';

export interface Service {
  readonly name: string;
  readonly commandLine: CommandLine;
  /** True once the service answers. Called again and again until then. */
  readonly isReady: () => Promise<boolean>;
  /** Told when the service ended by itself and is started again. */
  readonly onRestart?: (reason: string) => void;
  readonly readyWithinMs?: number;
  /** How many times it may end by itself within a minute before we give up. */
  readonly crashesPerMinute?: number;
}

export interface SupervisedService {
  /** Stops the service and starts it again. Rejects when it does not answer. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Never resolves; rejects when the service ended too often, or no longer starts. */
  readonly lost: Promise<never>;
}

const restartDelayMs = 200;
const pollMs = 50;

/** Starts a service, waits until it answers, and starts it again whenever it ends by itself. */
export async function supervise(service: Service): Promise<SupervisedService> {
  const crashes: number[] = [];
  let current: Child | undefined;
  let stopped = false;
  let giveUp: (reason: Error) => void = () => undefined;
  const lost = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  lost.catch(() => undefined);

  const launch = async (): Promise<void> => {
    const child = startChild(service.commandLine);
    current = child;
    await untilReady(service, child);
    void child.exited.then(async ({ output }) => {
      if (stopped || current !== child) return;
      await recover(output);
    });
  };

  const recover = async (output: string): Promise<void> => {
    const now = performance.now();
    crashes.push(now);
    const recent = crashes.filter((at) => now - at < 60_000).length;
    if (recent > (service.crashesPerMinute ?? 10)) {
      giveUp(new Error(`${service.name} ended ${recent} times in a minute.\n${lastLines(output)}`));
      return;
    }
    await pause(restartDelayMs);
    if (stopped) return;
    service.onRestart?.(lastLines(output));
    await launch().catch(giveUp);
  };

  await launch();
  return {
    lost,
    async restart() {
      const previous = current;
      current = undefined;
      await previous?.stop();
      await launch();
    },
    async stop() {
      stopped = true;
      await current?.stop();
    },
  };
}

async function untilReady(service: Service, child: Child): Promise<void> {
  const deadline = performance.now() + (service.readyWithinMs ?? 30_000);
  let early: string | undefined;
  child.exited.then(
    ({ output }) => {
      early = lastLines(output);
    },
    (problem: unknown) => {
      early = String(problem);
    },
  );
  while (early === undefined && performance.now() < deadline) {
    if (await service.isReady()) return;
    await pause(pollMs);
  }
  if (early !== undefined) throw new Error(`${service.name} did not start.\n${early}`);
  await child.stop();
  throw new Error(`${service.name} did not answer in time.`);
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-15).join('\n');
}
