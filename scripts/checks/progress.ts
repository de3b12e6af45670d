import type { TestEvent } from './report/TestEvent.ts';
import type { Step, StepResult } from './Step.ts';
import { lastLine } from './testCount.ts';

export interface ProgressOptions {
  readonly steps: readonly Step[];
  /** Durations of the last run on this machine by name, in milliseconds. */
  readonly lastRun: ReadonlyMap<string, number>;
  /** Steps that run beside each other. */
  readonly lanes: number;
  readonly now: () => number;
  readonly out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
}

export interface Progress {
  readonly start: (step: Step) => void;
  readonly onTest: (step: Step, event: TestEvent) => void;
  readonly end: (result: StepResult) => void;
  /** Writes the current line: over the last one in a terminal, as a line of its own elsewhere. */
  readonly tick: () => void;
}

/** Work of a step that runs: units done of all, of its runner. */
interface Running {
  readonly since: number;
  planned: number;
  ended: number;
}

/** Part of a step without tests that is shown as done at most, however long it takes. */
const nearlyDone = 0.95;

/** Tells what runs, how much of it is done and failed, and how long the rest takes by the last run. */
export function createProgress({ steps, lastRun, lanes, now, out }: ProgressOptions): Progress {
  const running = new Map<string, Running>();
  const ended = new Set<string>();
  let failed = 0;

  const usualMs = (step: Step): number =>
    lastRun.get(step.name) ?? (step.usualSeconds ?? 10) * 1_000;
  const shareOf = (step: Step): number => {
    if (ended.has(step.name)) return 1;
    const run = running.get(step.name);
    if (!run) return 0;
    if (run.planned > 0) return run.ended / run.planned;
    return Math.min(nearlyDone, (now() - run.since) / usualMs(step));
  };
  const timeLeft = (): string => {
    const leftMs = steps.reduce((sum, step) => {
      const ownMs = usualMs(step) * (1 - shareOf(step));
      return sum + (step.alone ? ownMs : ownMs / lanes);
    }, 0);
    const seconds = Math.round(leftMs / 1_000);
    return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  };
  const clear = (): void => {
    if (out.isTTY) out.write('\r\u001B[K');
  };
  const tick = (): void => {
    const parts = steps.flatMap(({ name }) => {
      const run = running.get(name);
      if (!run) return [];
      return run.planned > 0 ? [`${name} ${run.ended}/${run.planned}`] : [name];
    });
    const line = [
      `${ended.size} of ${steps.length} steps`,
      parts.join(', '),
      `${failed} failed`,
      `about ${timeLeft()} left`,
    ].join(' · ');
    clear();
    out.write(out.isTTY ? line.slice(0, 100) : `… ${line}\n`);
  };

  return {
    start: ({ name }) => {
      running.set(name, { since: now(), planned: 0, ended: 0 });
    },
    onTest: ({ name }, event) => {
      const run = running.get(name);
      if (run) {
        run.planned += event.planned ?? 0;
        run.ended += event.ended ?? 0;
      }
      failed += event.failed ?? 0;
      if (event.failure === undefined) return;
      clear();
      out.write(`\n✗ ${name} › ${event.failure.trim()}\n\n`);
    },
    end: ({ name, passed, failed: failures, durationMs, output }) => {
      const toldTests = (running.get(name)?.planned ?? 0) > 0;
      running.delete(name);
      ended.add(name);
      if (!toldTests) failed += failures;
      const seconds = `${(durationMs / 1_000).toFixed(1)} s`.padStart(8);
      const tests = passed + failures > 1 ? `  ${lastLine({ passed, failed: failures })}` : '';
      clear();
      out.write(`${failures > 0 ? '✗' : '✓'} ${name.padEnd(13)}${seconds}${tests}\n`);
      if (failures > 0 && output !== '') out.write(`\n${output.trim()}\n\n`);
    },
    tick,
  };
}
