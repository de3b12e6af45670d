import { runToEnd } from '../process/childProcess.ts';
import { describeProblem } from '../process/shutdown.ts';
import { readTestEvent, type TestEvent } from './report/TestEvent.ts';
import type { Step, StepResult } from './Step.ts';
import { stepCount } from './testCount.ts';

const usualLimitMs = 6 * 60_000;

/**
 * Runs the commands of a step in sequence, up to the first failure, and passes on what their tests tell.
 * Never rejects.
 */
export async function runStep(
  step: Step,
  abort: AbortSignal,
  onTest: (event: TestEvent) => void = () => undefined,
): Promise<StepResult> {
  const start = performance.now();
  const count = { passed: 0, failed: 0 };
  const take = (event: TestEvent): void => {
    count.passed += event.passed ?? 0;
    count.failed += event.failed ?? 0;
    onTest(event);
  };
  const { ok, output } = await runCommands(step, abort, take).catch((problem: unknown) => ({
    ok: false,
    output: describeProblem(problem),
  }));
  // Its failed tests were told with their reasons: what else their runner printed says less.
  const isTold = count.failed > 0;
  if (!step.hasTests) count[ok ? 'passed' : 'failed'] = 1;
  const isEmpty = count.passed + count.failed === 0 && !step.mayBeEmpty;
  return {
    name: step.name,
    ...(step.mayBeEmpty && ok ? count : stepCount(count, ok)),
    durationMs: performance.now() - start,
    output: isTold ? '' : isEmpty ? `${output}\nNo test ran.` : output,
  };
}

/** The failed result of a step that did not run, for example because a required step failed. */
export function notRun(step: Step, reason: string): StepResult {
  return { name: step.name, passed: 0, failed: 1, durationMs: 0, output: `Not run: ${reason}.` };
}

async function runCommands(
  step: Step,
  abort: AbortSignal,
  onTest: (event: TestEvent) => void,
): Promise<{ readonly ok: boolean; readonly output: string }> {
  const limitMs = step.limitMs ?? usualLimitMs;
  let output = '';
  for (const command of step.commands) {
    const onLine = (line: string): void => {
      const event = readTestEvent(line);
      if (event) onTest(event);
      else output += `${line}\n`;
    };
    const end = await runToEnd(command, { limitMs, abort, onLine });
    if (end.timedOut) {
      return { ok: false, output: `${output}\nStopped: not finished after ${limitMs / 1_000} s.` };
    }
    if (end.code !== 0) return { ok: false, output };
  }
  return { ok: !step.forbiddenOutput?.test(output), output };
}
