import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { ThresholdPeriod } from './badge';
import type { Brand } from '../basis/brand';
import { parseEmail, type EmailError } from '../basis/email';
import { fitting, parseFields, type FieldErrors } from '../basis/parseFields';
import { typedText } from '../basis/typedText';

/** A threshold alert as it is typed; the period is empty until it is chosen. */
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

/** The alert is off: its values may stay, none is required. */
interface AlertOff {
  readonly isOn: false;
  readonly count: number | null;
  readonly firstEmail: string;
  readonly secondEmail: string;
  readonly period: ThresholdPeriod | null;
}

/** A valid alert (M5.18). */
export type CheckedThresholdAlert = Brand<AlertOn | AlertOff, 'CheckedThresholdAlert'>;

interface AlertCountError {
  readonly kind:
    | 'thresholdAlert/count-missing'
    | 'thresholdAlert/count-not-whole'
    | 'thresholdAlert/count-zero';
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

/** The alert, or every invalid field, in the order of the screen (M5.18). */
export function parseThresholdAlert({
  isOn,
  ...raw
}: ThresholdAlertInput): E.Either<
  FieldErrors<ThresholdAlertField, ThresholdAlertError>,
  CheckedThresholdAlert
> {
  return pipe(
    parseFields({
      isOn: fitting(isOn),
      count: parseCount(raw.count, isOn),
      period: parsePeriod(raw.period, isOn),
      firstEmail: parseFirstEmail(raw.firstEmail.trim(), isOn),
      secondEmail: parseAddress(typedText(raw.secondEmail).trim(), isOn),
    }),
    E.map((alert) => alert as CheckedThresholdAlert),
  );
}

/**
 * A whole number in digits, from 1 on: an alert at 0 would be sent without any trip. Not checked while the
 * alert is off, when what is no number counts as none (M5.21).
 */
function parseCount(raw: string, isOn: boolean): E.Either<AlertCountError, number | null> {
  const figures = typedText(raw).replace(/\s/g, '');
  const count = Number(figures);
  const isWhole = /^\d+$/.test(figures) && Number.isSafeInteger(count);
  if (!isOn) return E.right(isWhole ? count : null);
  if (figures === '') return E.left({ kind: 'thresholdAlert/count-missing' });
  if (!isWhole) return E.left({ kind: 'thresholdAlert/count-not-whole' });
  return count === 0 ? E.left({ kind: 'thresholdAlert/count-zero' }) : E.right(count);
}

/** Week or month, required while the alert is on (M5.20). */
function parsePeriod(
  raw: string,
  isOn: boolean,
): E.Either<AlertPeriodError, ThresholdPeriod | null> {
  if (raw === 'week' || raw === 'month') return E.right(raw);
  return isOn ? E.left({ kind: 'thresholdAlert/period-missing' }) : E.right(null);
}

/** At least 4 characters (M5.19), in the form of an address: any other text could not receive the alert. */
function parseFirstEmail(
  email: string,
  isOn: boolean,
): E.Either<ShortEmailError | EmailError, string> {
  return isOn && email.length < SHORTEST_EMAIL
    ? E.left({ kind: 'thresholdAlert/email-too-short' })
    : parseAddress(email, isOn);
}

/** Optional (M5.21); while the alert is off, what is no address stays as it is. */
function parseAddress(email: string, isOn: boolean): E.Either<EmailError, string> {
  const parsed = parseEmail(email);
  return email === '' || (!isOn && E.isLeft(parsed)) ? E.right(email) : parsed;
}
