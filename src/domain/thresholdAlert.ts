import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { ThresholdPeriod } from './badge';
import type { Brand } from './brand';
import { parseEmail } from './email';

/** A threshold alert as it is typed; a period that is not chosen is an empty text. */
export interface ThresholdAlertInput {
  readonly isOn: boolean;
  readonly count: string;
  readonly firstEmail: string;
  readonly secondEmail: string;
  readonly period: string;
}

interface AlertOn {
  readonly isOn: true;
  readonly count: number;
  readonly firstEmail: string;
  /** Empty without one. */
  readonly secondEmail: string;
  readonly period: ThresholdPeriod;
}

/** What the alert held before may stay, nothing of it is required. */
interface AlertOff {
  readonly isOn: false;
  readonly count: number | null;
  readonly firstEmail: string;
  readonly secondEmail: string;
  readonly period: ThresholdPeriod | null;
}

/** An alert that follows the rules (M5.18). */
export type CheckedThresholdAlert = Brand<AlertOn | AlertOff, 'CheckedThresholdAlert'>;

export interface AlertCountError {
  readonly kind: 'thresholdAlert/count-missing' | 'thresholdAlert/count-not-whole';
}

export interface AlertEmailError {
  readonly kind: 'thresholdAlert/email-too-short' | 'thresholdAlert/email-invalid';
}

export interface AlertPeriodError {
  readonly kind: 'thresholdAlert/period-missing';
}

export type ThresholdAlertError = AlertCountError | AlertEmailError | AlertPeriodError;

type Field<Name extends keyof ThresholdAlertInput> = Pick<ThresholdAlertInput, 'isOn' | Name>;

const SHORTEST_EMAIL = 4;

/** A whole number, 0 included, in figures; required while the alert is on (M5.21). */
export function parseAlertCount({
  isOn,
  count: raw,
}: Field<'count'>): Either<AlertCountError, number | null> {
  const figures = raw.replace(/\s/g, '');
  if (figures === '') return isOn ? left({ kind: 'thresholdAlert/count-missing' }) : right(null);
  const count = Number(figures);
  return /^\d+$/.test(figures) && Number.isSafeInteger(count)
    ? right(count)
    : left({ kind: 'thresholdAlert/count-not-whole' });
}

/** At least 4 characters (M5.19), and an address: another text would never receive the alert. */
export function parseAlertFirstEmail({
  isOn,
  firstEmail,
}: Field<'firstEmail'>): Either<AlertEmailError, string> {
  const email = firstEmail.trim();
  return isOn && email.length < SHORTEST_EMAIL
    ? left({ kind: 'thresholdAlert/email-too-short' })
    : parseAddress(isOn, email);
}

/** Optional (M5.21). */
export function parseAlertSecondEmail({
  isOn,
  secondEmail,
}: Field<'secondEmail'>): Either<AlertEmailError, string> {
  return parseAddress(isOn, secondEmail.trim());
}

function parseAddress(isOn: boolean, email: string): Either<AlertEmailError, string> {
  return isOn && email !== '' && isLeft(parseEmail(email))
    ? left({ kind: 'thresholdAlert/email-invalid' })
    : right(email);
}

/** Week or month, chosen while the alert is on (M5.20). */
export function parseAlertPeriod({
  isOn,
  period,
}: Field<'period'>): Either<AlertPeriodError, ThresholdPeriod | null> {
  if (period === 'week' || period === 'month') return right(period);
  return isOn ? left({ kind: 'thresholdAlert/period-missing' }) : right(null);
}

/** The alert, or the first of its fields that does not fit, in the order in which they are asked (M5.18). */
export function parseThresholdAlert(
  raw: ThresholdAlertInput,
): Either<ThresholdAlertError, CheckedThresholdAlert> {
  const count = parseAlertCount(raw);
  if (isLeft(count)) return count;
  const firstEmail = parseAlertFirstEmail(raw);
  if (isLeft(firstEmail)) return firstEmail;
  const secondEmail = parseAlertSecondEmail(raw);
  if (isLeft(secondEmail)) return secondEmail;
  const period = parseAlertPeriod(raw);
  if (isLeft(period)) return period;
  return right({
    isOn: raw.isOn,
    count: count.right,
    firstEmail: firstEmail.right,
    secondEmail: secondEmail.right,
    period: period.right,
  } as CheckedThresholdAlert);
}
