import { describe, expect, it } from 'vitest';
import { createProgress } from '../../../scripts/checks/progress.ts';
import type { Step } from '../../../scripts/checks/Step.ts';

const unit: Step = { name: 'unit', commands: [], alone: true, hasTests: true, usualSeconds: 100 };
const lint: Step = { name: 'lint', commands: [] };

function open({ isTTY = false, lastRun = new Map<string, number>() } = {}) {
  let text = '';
  const progress = createProgress({
    steps: [lint, unit],
    lanes: 2,
    lastRun,
    now: () => 0,
    out: { isTTY, write: (chunk: Uint8Array | string) => Boolean((text += String(chunk))) },
  });
  return { progress, text: () => text };
}

describe('the progress of a run', () => {
  it('says what runs, what is done and failed, and the time left by the last run', () => {
    const { progress, text } = open({ lastRun: new Map([['unit', 200_000]]) });
    progress.end({ name: 'lint', passed: 1, failed: 0, durationMs: 5_000, output: '' });
    progress.start(unit);
    progress.onTest(unit, { planned: 40 });
    progress.onTest(unit, { ended: 10, passed: 90, failed: 1 });
    progress.tick();

    expect(text()).toContain('✓ lint');
    expect(text()).toContain('… 1 of 2 steps · unit 10/40 · 1 failed · about 3 min left\n');
  });

  it('prints a failed test at once, and counts it once', () => {
    const { progress, text } = open();
    progress.start(unit);
    progress.onTest(unit, { planned: 2 });
    progress.onTest(unit, {
      ended: 1,
      failed: 1,
      failure: 'money.test.ts › adds cents\n1 is not 2',
    });
    expect(text()).toBe('\n✗ unit › money.test.ts › adds cents\n1 is not 2\n\n');

    progress.end({ name: 'unit', passed: 0, failed: 1, durationMs: 1_000, output: '' });
    progress.tick();
    expect(text()).toContain('1 failed · about');
  });

  it('rewrites one line in a terminal', () => {
    const { progress, text } = open({ isTTY: true });
    progress.start(lint);
    progress.tick();

    expect(text()).toBe('\r\u001B[K0 of 2 steps · lint · 0 failed · about 2 min left');
  });
});
