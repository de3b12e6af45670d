import { left, map, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { ThresholdPeriod } from './badge';
import type { Brand } from './brand';
import { parseEmail, type EmailError } from './email';
import { fitting, parseFields, type FieldErrors } from './parseFields';

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

interface AlertCountError {
  readonly kind: 'thresholdAlert/count-missing' | 'thresholdAlert/count-not-whole';
}

interface ShortEmailError {
  readonly kind: 'thresholdAlert/email-too-short';
}

interface AlertPeriodError {
  readonly kind: 'thresholdAlert/period-missing';
}

export type ThresholdAlertError = AlertCountError | AlertPeriodError | ShortEmailError | EmailError;

type ThresholdAlertField = Exclude<keyof ThresholdAlertInput, 'isOn'>;

const SHORTEST_EMAIL = 4;

/** The alert, or each of its fields that does not fit, in the order of the screen (M5.18). */
export function parseThresholdAlert({
  isOn,
  ...raw
}: ThresholdAlertInput): Either<
  FieldErrors<ThresholdAlertField, ThresholdAlertError>,
  CheckedThresholdAlert
> {
  return pipe(
    parseFields({
      isOn: fitting(isOn),
      count: parseCount(raw.count, isOn),
      period: parsePeriod(raw.period, isOn),
      firstEmail: parseFirstEmail(raw.firstEmail.trim(), isOn),
      secondEmail: parseAddress(raw.secondEmail.trim(), isOn),
    }),
    map((alert) => alert as CheckedThresholdAlert),
  );
}

/** A whole number, 0 included, in figures; required while the alert is on (M5.21). */
function parseCount(raw: string, isOn: boolean): Either<AlertCountError, number | null> {
  const figures = raw.replace(/\s/g, '');
  if (figures === '') return isOn ? left({ kind: 'thresholdAlert/count-missing' }) : right(null);
  const count = Number(figures);
  return /^\d+$/.test(figures) && Number.isSafeInteger(count)
    ? right(count)
    : left({ kind: 'thresholdAlert/count-not-whole' });
}

/** Week or month, chosen while the alert is on (M5.20). */
function parsePeriod(raw: string, isOn: boolean): Either<AlertPeriodError, ThresholdPeriod | null> {
  if (raw === 'week' || raw === 'month') return right(raw);
  return isOn ? left({ kind: 'thresholdAlert/period-missing' }) : right(null);
}

/** At least 4 characters (M5.19), and an address: another text would never receive the alert. */
function parseFirstEmail(
  email: string,
  isOn: boolean,
): Either<ShortEmailError | EmailError, string> {
  return isOn && email.length < SHORTEST_EMAIL
    ? left({ kind: 'thresholdAlert/email-too-short' })
    : parseAddress(email, isOn);
}

/** Optional (M5.21); an alert that is off keeps what it holds. */
function parseAddress(email: string, isOn: boolean): Either<EmailError, string> {
  return isOn && email !== '' ? parseEmail(email) : right(email);
}
