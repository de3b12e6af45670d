import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { notRun, runStep } from '../../scripts/checks/runStep.ts';
import { runSteps } from '../../scripts/checks/runSteps.ts';
import { selectSteps } from '../../scripts/checks/selectSteps.ts';
import type { Step, StepResult } from '../../scripts/checks/Step.ts';
import { steps as realSteps } from '../../scripts/checks/steps.ts';

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
  it('uses every lane, and no more', async () => {
    const { trace } = await traceOf([step('a'), step('b'), step('c')]);

    expect(trace.slice(0, 2)).toEqual(['a', 'a+b']);
    expect(trace.every((beside) => beside.split('+').length <= 2)).toBe(true);
  });

  it('runs a step that wants to be alone with nothing beside it', async () => {
    const { trace } = await traceOf([step('a'), step('unit', { alone: true }), step('b')]);

    expect(trace).toContain('unit');
    expect(trace.filter((beside) => beside.includes('unit'))).toEqual(['unit']);
  });

  it('waits for what a step needs', async () => {
    const { trace } = await traceOf([step('e2e', { needs: ['build'] }), step('build')]);

    expect(trace).toEqual(['build', 'e2e']);
  });

  it('goes on after a failure, and counts what could not run as failed', async () => {
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

  it('refuses steps that wait for each other', async () => {
    await expect(
      traceOf([step('a', { needs: ['b'] }), step('b', { needs: ['a'] })]),
    ).rejects.toThrow('circle');
  });
});

describe('the choice of checks', () => {
  it('brings what a chosen step needs', () => {
    expect(selectSteps(realSteps, ['e2e']).map(({ name }) => name)).toEqual(['build', 'e2e']);
  });

  it('refuses a name that does not exist, and tells those that do', () => {
    expect(() => selectSteps(realSteps, ['lnit'])).toThrow(/« lnit ».*lint, types/);
  });

  it('has one name for each step', () => {
    expect(new Set(realSteps.map(({ name }) => name)).size).toBe(realSteps.length);
  });
});

describe('one check', () => {
  const { signal } = new AbortController();

  it('passes when its command ends well', async () => {
    expect(await runStep({ name: 'x', ...node('') }, signal)).toMatchObject({
      passed: 1,
      failed: 0,
    });
  });

  it('fails with everything that its command wrote', async () => {
    const source = 'console.log("out"); console.error("err"); process.exitCode = 2';
    const result = await runStep({ name: 'x', ...node(source) }, signal);

    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
  });

  it('fails on an output that it forbids', async () => {
    const source = 'console.log("1 warning")';
    const result = await runStep(
      { name: 'x', ...node(source), forbiddenOutput: /warning/ },
      signal,
    );

    expect(result.failed).toBe(1);
  });

  it('fails when it takes too long, together with what it started', async () => {
    const source = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 9)'], { stdio: 'inherit' }); setInterval(() => 0, 9)`;
    const result = await runStep({ name: 'x', ...node(source), limitMs: 300 }, signal);

    expect(result.failed).toBe(1);
    expect(result.output).toContain('Ended after 0.3 s without a result.');
  });

  it('fails when its command does not exist', async () => {
    const commands = [{ command: 'no-such-command', args: [] }];
    const result = await runStep({ name: 'x', commands }, signal);

    expect(result.failed).toBe(1);
    expect(result.output).toContain('no-such-command');
  });

  it('fails when the report that it promised is not there', async () => {
    const report = {
      file: '.cache/checks/never-written.json',
      count: () => ({ passed: 1, failed: 0 }),
    };
    const result = await runStep({ name: 'x', ...node(''), report }, signal);

    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.output).toContain('No test ran.');
  });
});
