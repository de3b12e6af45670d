import type { Settings } from './settings.ts';

/** The operator's time: the machine's, plus the jumps made on the control page. */
export interface Clock {
  /** Seconds since 1970. */
  now(): number;
  /** Moves forward only, so that stored events stay in the past. Throws on a negative number. */
  jump(seconds: number): void;
  /** The sum of all jumps, in seconds. */
  ahead(): number;
}

const name = 'clock.ahead';

export function clockOn(settings: Settings, machineNow: () => number = Date.now): Clock {
  const ahead = (): number => settings.read<number>(name) ?? 0;
  return {
    ahead,
    now: () => Math.floor(machineNow() / 1_000) + ahead(),
    jump(seconds) {
      if (!Number.isSafeInteger(seconds) || seconds < 0) throw new Error(`${seconds} s`);
      settings.write(name, ahead() + seconds);
    },
  };
}
