import type { Brand } from './brand';

/** An amount of money: a whole number of euro cents, negative for a debt. */
export type Cents = Brand<number, 'Cents'>;

/**
 * Requires a whole number of cents. Throws a RangeError for any other number: a fraction of a cent is a bug.
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  // Adding 0 turns -0 into 0.
  return (amount + 0) as Cents;
}

/**
 * The API's decimal euros as cents. Rounds the decimal text of the number, halves away from zero: 1.005 is
 * 1.01 €, although the nearest binary number lies below. Throws a RangeError when the amount is not finite
 * or too large for whole cents.
 */
export function centsFromEuros(euros: number): Cents {
  const text = String(Math.abs(euros));
  // Numbers below 0.000001 are already printed with an exponent.
  const shifted = text.includes('e-') ? 0 : Number(`${text}e2`);
  return cents(Math.sign(euros) * Math.round(shifted));
}

/** Decimal euros, as the API and the card payment expect them. */
export function eurosFromCents(amount: Cents): number {
  return amount / 100;
}

/** The sum of a list; 0 when it is empty. */
export function sumCents(amounts: readonly Cents[]): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

/**
 * The sum of a list that is only shown. Null when the server's amounts are too large to be added: one wrong
 * amount must not break a page.
 */
export function shownTotal(amounts: readonly Cents[]): Cents | null {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return Number.isSafeInteger(total) ? cents(total) : null;
}

/** Whether there is nothing to pay: an order of 0 euro is confirmed without the bank (M4.5). */
export function isNothingDue(amount: Cents): boolean {
  return amount <= 0;
}

/** An amount multiplied by a whole number. */
export function timesCents(amount: Cents, times: number): Cents {
  return cents(amount * times);
}
