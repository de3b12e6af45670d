/** The decimals of a number with a remainder of binary arithmetic: 3.2000000000000002. */
const mostDecimals = 10;

/** Whether a number is a short decimal plus the error of a floating-point calculation. */
export function hasRoundingError(value: number): boolean {
  const decimals = /^-?\d+\.(\d+)$/.exec(String(value))?.[1] ?? '';
  if (decimals.length <= mostDecimals) return false;
  const short = Number(value.toFixed(4));
  return short !== value && Math.abs(short - value) < 1e-9;
}
