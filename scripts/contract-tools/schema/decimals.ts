/** A number as its shortest notation says: `digits` times a power of ten. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

function decimal(value: number): Decimal {
  const [mantissa = '', power = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}

/** Two numbers in units of the smaller power of ten. */
function inUnits(one: number, other: number): readonly [bigint, bigint, exponent: number] {
  const [first, second] = [decimal(one), decimal(other)];
  const exponent = Math.min(first.exponent, second.exponent);
  const scaled = ({ digits, exponent: own }: Decimal) => digits * 10n ** BigInt(own - exponent);
  return [scaled(first), scaled(second), exponent];
}

/** Whether a number is a multiple of a step as they are written: 19.99 is one of 0.01 (`multipleOf`). */
export function isMultipleOf(value: number, step: number): boolean {
  if (!Number.isFinite(value) || !Number.isFinite(step) || step === 0) return true;
  const [units, stepUnits] = inUnits(value, step);
  return units % stepUnits === 0n;
}

/** The multiple of a step at a bound, or next to it on the given side; an excluded bound is not it. */
export function multipleAt(
  bound: number,
  step: number,
  side: 'above' | 'below',
  isExcluded = false,
): number {
  const [units, stepUnits, exponent] = inUnits(bound, step);
  const rest = ((units % stepUnits) + stepUnits) % stepUnits;
  const below = units - rest;
  if (rest === 0n && !isExcluded) return bound;
  const above = below + stepUnits;
  const found = side === 'above' ? above : rest === 0n ? below - stepUnits : below;
  return Number(`${found}e${exponent}`);
}

/** The smallest whole multiple of a step: 1 for 0.01, 3 for 1.5. */
export function wholeStep(step: number): number {
  const [units, one] = inUnits(step, 1);
  let [divisor, rest] = [units, one];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return Number(units / divisor);
}
