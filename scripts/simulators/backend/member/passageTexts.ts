import { toLocalDateTime } from '../../../contract/localDateTime.ts';

/** `20/11/2026 07:40:12` in Europe/Paris, from a moment in seconds. */
export function frenchDateTime(at: number): string {
  const [day = '', time = ''] = toLocalDateTime(at).split(' ');
  return `${day.split('-').toReversed().join('/')} ${time}`;
}

/** `3,20`, as a French spreadsheet reads a number. */
export function frenchDecimal(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** `3,20 €`, with a narrow no-break space. */
export function frenchEuros(cents: number): string {
  return `${frenchDecimal(cents)}\u202f€`;
}
