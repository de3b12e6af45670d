import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runToEnd } from '../process/childProcess.ts';
import { inProject } from '../process/projectRoot.ts';
import { describeProblem } from '../process/shutdown.ts';
import type { Step, StepResult } from './Step.ts';
import { stepCount, type TestCount } from './testCount.ts';

const usualLimitMs = 6 * 60_000;

/** Runs the commands of a step in sequence, up to the first failure. Never rejects. */
export async function runStep(step: Step, abort: AbortSignal): Promise<StepResult> {
  const start = performance.now();
  const { ok, output } = await runCommands(step, abort).catch((problem: unknown) => ({
    ok: false,
    output: describeProblem(problem),
  }));
  const own: TestCount = step.report
    ? await readCount(step.report)
    : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const count = stepCount(own, ok);
  const isEmpty = step.report !== undefined && own.passed + own.failed === 0;
  return {
    name: step.name,
    ...count,
    durationMs: performance.now() - start,
    output: isEmpty ? `${output}\nNo test ran.` : output,
  };
}

/** The failed result of a step that did not run, for example because a required step failed. */
export function notRun(step: Step, reason: string): StepResult {
  return { name: step.name, passed: 0, failed: 1, durationMs: 0, output: `Not run: ${reason}.` };
}

async function runCommands(
  step: Step,
  abort: AbortSignal,
): Promise<{ readonly ok: boolean; readonly output: string }> {
  if (step.report) {
    await mkdir(dirname(inProject(step.report.file)), { recursive: true });
    await rm(inProject(step.report.file), { force: true });
  }
  const limitMs = step.limitMs ?? usualLimitMs;
  let output = '';
  for (const command of step.commands) {
    const end = await runToEnd(command, { limitMs, abort });
    output += end.output;
    if (end.timedOut) {
      return { ok: false, output: `${output}\nStopped: not finished after ${limitMs / 1_000} s.` };
    }
    if (end.code !== 0) return { ok: false, output };
  }
  return { ok: !step.forbiddenOutput?.test(output), output };
}

async function readCount({ file, count }: NonNullable<Step['report']>): Promise<TestCount> {
  try {
    return count(JSON.parse(await readFile(inProject(file), 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
