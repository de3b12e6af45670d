import { setTimeout as sleep } from 'node:timers/promises';

/** When calls may be made: at most so many per second, and none after the budget of time. */
export interface Pace {
  /** Resolves when the next call may be made. */
  readonly turn: () => Promise<void>;
  /** Whether the budget of time is used up. */
  readonly isOver: () => boolean;
  /** Whether a server that asks to wait so many milliseconds is waited for. */
  readonly mayWait: (milliseconds: number) => boolean;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface PaceOptions {
  /** Calls per second; null: as fast as the server answers. */
  readonly rate: number | null;
  /** Milliseconds for the whole run; null: no limit. */
  readonly budgetMs: number | null;
  /** The longest `Retry-After` that is obeyed. */
  readonly longestWaitMs: number;
}

/** A clock for one run. Tests replace `now` and `pause`. */
export function createPace(
  { rate, budgetMs, longestWaitMs }: PaceOptions,
  { now, pause }: Pick<Pace, 'now' | 'pause'> = realTime,
): Pace {
  const started = now();
  let next = started;
  const left = (): number => (budgetMs === null ? Infinity : started + budgetMs - now());
  return {
    async turn() {
      if (rate === null) return;
      const wait = next - now();
      next = Math.max(next, now()) + 1_000 / rate;
      if (wait > 0) await pause(wait);
    },
    isOver: () => left() <= 0,
    mayWait: (milliseconds) => milliseconds <= longestWaitMs && milliseconds < left(),
    pause,
    now,
  };
}

const realTime: Pick<Pace, 'now' | 'pause'> = {
  now: Date.now,
  pause: (milliseconds) => sleep(milliseconds),
};
