import { describe, expect, it } from 'vitest';
import { createPace, type PaceOptions } from '../../../scripts/contract-tools/drift/pace.ts';
import { retryAfterMs, type Outcome } from '../../../scripts/contract-tools/drift/sendCall.ts';
import type { SendRequest } from '../../../scripts/contract-tools/drift/sendOverHttp.ts';
import { drift, upstream } from './drift.ts';

const free: PaceOptions = { rate: null, budgetMs: null, longestWaitMs: 5_000 };

/** A clock that only a pause moves. */
function fakeClock(): { now: () => number; pause: (ms: number) => Promise<void> } {
  let time = 1_000;
  return {
    now: () => time,
    pause: (ms) => {
      time += ms;
      return Promise.resolve();
    },
  };
}

describe('the pace of a run', () => {
  it('makes at most so many calls per second', async () => {
    const clock = fakeClock();
    const pace = createPace({ ...free, rate: 4 }, clock);
    const times: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      await pace.turn();
      times.push(clock.now() - 1_000);
    }
    expect(times).toEqual([0, 250, 500, 750, 1_000]);
  });

  it('is over after the budget, and never without one', async () => {
    const clock = fakeClock();
    const pace = createPace({ ...free, budgetMs: 2_000 }, clock);
    expect(pace.isOver()).toBe(false);
    await clock.pause(2_000);
    expect(pace.isOver()).toBe(true);
    expect(createPace(free, clock).isOver()).toBe(false);
  });

  it('waits as long as it may, and within the budget', () => {
    expect(createPace(free, fakeClock()).mayWait(5_000)).toBe(true);
    expect(createPace(free, fakeClock()).mayWait(5_001)).toBe(false);
    expect(createPace({ ...free, budgetMs: 3_000 }, fakeClock()).mayWait(3_000)).toBe(false);
  });
});

describe('Retry-After', () => {
  const answer = (status: number, value?: string): Outcome => ({
    kind: 'answer',
    milliseconds: 1,
    answer: {
      status,
      contentType: null,
      bytes: new Uint8Array(),
      headers: value === undefined ? {} : { 'retry-after': value },
    },
  });

  it.each<readonly [Outcome, number | null]>([
    [answer(429, '3'), 3_000],
    [answer(503, '0'), 0],
    [answer(429), null],
    [answer(200, '3'), null],
    [answer(429, 'soon'), null],
    [answer(503, 'Thu, 01 Jan 1970 00:00:09 GMT'), 8_000],
    [answer(503, 'Thu, 01 Jan 1970 00:00:00 GMT'), 0],
    [{ kind: 'timeout', hasStarted: false, milliseconds: 1 }, null],
  ])('%#', (outcome, expected) => {
    expect(retryAfterMs(outcome, 1_000)).toBe(expected);
  });

  /** Answers 429 to the first calls of an operation. */
  const busy = (times: number, retryAfter: string): { send: SendRequest; calls: () => number } => {
    let calls = 0;
    return {
      calls: () => calls,
      send: () => {
        calls += 1;
        return Promise.resolve(
          calls <= times
            ? new Response('{}', { status: 429, headers: { 'retry-after': retryAfter } })
            : Response.json(true),
        );
      },
    };
  };
  const only = [...upstream, '--only', 'readMaintenance'];

  it('is obeyed once before 429 counts', async () => {
    const { send, calls } = busy(1, '0');
    const { code, stdout } = await drift(only, send);
    expect(calls()).toBe(2);
    expect(stdout).not.toContain('429');
    expect(code).toBe(0);
  });

  it.each([
    ['a second time', 2, '0', 2],
    ['a long time', 1, '3600', 1],
  ])('is not waited for %s: 429 is a note with advice', async (_, times, after, made) => {
    const { send, calls } = busy(times, after);
    const { code, stdout } = await drift(only, send);
    expect(calls()).toBe(made);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'too many calls (429). Run again later, or slower (--rate).',
    );
    expect(stdout).not.toMatch(/describe this one|contract says/i);
    expect(code).toBe(0);
  });
});
