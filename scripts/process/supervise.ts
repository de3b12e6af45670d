import { setTimeout as pause } from 'node:timers/promises';
import { startChild, type Child, type CommandLine } from './childProcess.ts';

export interface Service {
  readonly name: string;
  readonly commandLine: CommandLine;
  /** True when the service answers. Polled until then. */
  readonly isReady: () => Promise<boolean>;
  /** Called before a restart after the service ended by itself. */
  readonly onRestart?: (reason: string) => void;
  readonly readyWithinMs?: number;
  /** Above this number of crashes per minute, the service is not restarted. */
  readonly crashesPerMinute?: number;
}

export interface SupervisedService {
  /** Rejects when the service does not answer after the restart. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Never resolves; rejects when the service crashed too often or does not start again. */
  readonly lost: Promise<never>;
}

const restartDelayMs = 200;
const pollMs = 50;

/** Starts a service, waits until it answers, and restarts it when it ends by itself. */
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
