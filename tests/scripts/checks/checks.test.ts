import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { notRun, runStep } from '../../../scripts/checks/runStep.ts';
import { runSteps } from '../../../scripts/checks/runSteps.ts';
import { selectSteps } from '../../../scripts/checks/selectSteps.ts';
import type { Step, StepResult } from '../../../scripts/checks/Step.ts';
import { steps as realSteps } from '../../../scripts/checks/steps.ts';
import { lastLine, sumCounts } from '../../../scripts/checks/testCount.ts';

type Wishes = Pick<Step, 'needs' | 'alone'>;

function step(name: string, wishes: Wishes = {}): Step {
  return { name, commands: [], ...wishes };
}

function node(source: string): Pick<Step, 'commands'> {
  return { commands: [{ command: process.execPath, args: ['-e', source] }] };
}

async function traceOf(
  steps: readonly Step[],
  failing: readonly string[] = [],
): Promise<{ readonly trace: readonly string[]; readonly results: readonly StepResult[] }> {
  const trace: string[] = [];
  const running = new Set<string>();
  const results = await runSteps(steps, {
    count: 2,
    skip: notRun,
    onResult: () => undefined,
    run: async ({ name }) => {
      running.add(name);
      trace.push([...running].join('+'));
      await pause(5);
      running.delete(name);
      const failed = failing.includes(name) ? 1 : 0;
      return { name, passed: 1 - failed, failed, durationMs: 0, output: '' };
    },
  });
  return { trace, results };
}

describe('the order of the checks', () => {
  it('uses all lanes, and not more', async () => {
    const { trace } = await traceOf([step('a'), step('b'), step('c')]);

    expect(trace.slice(0, 2)).toEqual(['a', 'a+b']);
    expect(trace.every((beside) => beside.split('+').length <= 2)).toBe(true);
  });

  it('runs a step with `alone` without other steps', async () => {
    const { trace } = await traceOf([step('a'), step('unit', { alone: true }), step('b')]);

    expect(trace).toContain('unit');
    expect(trace.filter((beside) => beside.includes('unit'))).toEqual(['unit']);
  });

  it('runs a step after the steps that it needs', async () => {
    const { trace } = await traceOf([step('e2e', { needs: ['build'] }), step('build')]);

    expect(trace).toEqual(['build', 'e2e']);
  });

  it('continues after a failure, and counts steps that did not run as failed', async () => {
    const { results } = await traceOf(
      [step('build'), step('lint'), step('e2e', { needs: ['build'] })],
      ['build'],
    );

    expect(results.map(({ name, failed }) => [name, failed])).toEqual([
      ['build', 1],
      ['e2e', 1],
      ['lint', 0],
    ]);
  });

  it('rejects steps that depend on each other', async () => {
    await expect(
      traceOf([step('a', { needs: ['b'] }), step('b', { needs: ['a'] })]),
    ).rejects.toThrow('cycle');
  });
});

describe('the selection of checks', () => {
  it('includes the steps that a selected step needs', () => {
    expect(selectSteps(realSteps, ['e2e']).map(({ name }) => name)).toEqual(['build', 'e2e']);
  });

  it('a name stands for its parts', () => {
    expect(selectSteps(realSteps, ['unit']).map(({ name }) => name)).toEqual([
      'unit 1/2',
      'unit 2/2',
    ]);
  });

  it('rejects an unknown name and lists the known names', () => {
    expect(() => selectSteps(realSteps, ['lnit'])).toThrow(/« lnit ».*lint, types/);
  });

  it('has a unique name for each step', () => {
    expect(new Set(realSteps.map(({ name }) => name)).size).toBe(realSteps.length);
  });
});

describe('one check', () => {
  const { signal } = new AbortController();

  it('passes when its command exits with 0', async () => {
    expect(await runStep({ name: 'x', ...node('') }, signal)).toMatchObject({
      passed: 1,
      failed: 0,
    });
  });

  it('fails with the complete output of its command', async () => {
    const source = 'console.log("out"); console.error("err"); process.exitCode = 2';
    const result = await runStep({ name: 'x', ...node(source) }, signal);

    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
  });

  it('fails on a forbidden output', async () => {
    const source = 'console.log("1 warning")';
    const result = await runStep(
      { name: 'x', ...node(source), forbiddenOutput: /warning/ },
      signal,
    );

    expect(result.failed).toBe(1);
  });

  it('fails at its time limit, and ends its child processes', async () => {
    const source = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 9)'], { stdio: 'inherit' }); setInterval(() => 0, 9)`;
    const result = await runStep({ name: 'x', ...node(source), limitMs: 300 }, signal);

    expect(result.failed).toBe(1);
    expect(result.output).toContain('Stopped: not finished after 0.3 s.');
  });

  it('fails when its command does not exist', async () => {
    const commands = [{ command: 'no-such-command', args: [] }];
    const result = await runStep({ name: 'x', commands }, signal);

    expect(result.failed).toBe(1);
    expect(result.output).toContain('no-such-command');
  });

  it('counts the tests that its command tells, and prints nothing beside them', async () => {
    const source = `
      console.log('@@test {"planned":2}');
      console.log('@@test {"ended":1,"passed":1}');
      console.log('told');
      console.log('@@test {"ended":1,"failed":1,"failure":"a › b"}');
      process.exitCode = 1`;
    const failures: (string | undefined)[] = [];
    const result = await runStep({ name: 'x', hasTests: true, ...node(source) }, signal, (event) =>
      failures.push(event.failure),
    );

    expect(result).toMatchObject({ passed: 1, failed: 1, output: '' });
    expect(failures.filter(Boolean)).toEqual(['a › b']);
  });

  it('fails when no test explains its exit code, and when no test ran', async () => {
    const told = `console.log('@@test {"passed":7}'); process.exitCode = 1`;
    expect(await runStep({ name: 'x', hasTests: true, ...node(told) }, signal)).toMatchObject({
      passed: 7,
      failed: 1,
    });
    expect(await runStep({ name: 'x', hasTests: true, ...node('') }, signal)).toMatchObject({
      passed: 0,
      failed: 1,
      output: '\nNo test ran.',
    });
  });
});

describe('the last line', () => {
  it('has the sum of all steps in the format that other programs parse', () => {
    const counts = [
      { passed: 811, failed: 0 },
      { passed: 1, failed: 2 },
    ];

    expect(lastLine(sumCounts(counts))).toBe('812 passed, 2 failed');
  });
});
