import { cents, type Cents } from '../../../../domain/basis/money';

/** The most intervals between the lines of the axis. */
const INTERVALS = 4;

/**
 * The lines of the axis, from 0 to the first round amount that is not below `highest`: 1, 2 or 5 euros, or
 * ten times as much, and so on. `highest` is above 0.
 */
export function chartScale(highest: Cents): readonly Cents[] {
  let step = 100;
  while (step * INTERVALS < highest) step *= String(step).startsWith('2') ? 2.5 : 2;
  const lines = Math.max(Math.ceil(highest / step), 1);
  return Array.from({ length: lines + 1 }, (_, line) => cents(line * step));
}
