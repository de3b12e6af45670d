import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { CalendarDay } from '../basis/calendarDay';
import { parseCardDigits, type CardDigitsError } from '../basis/cardDigits';
import { parseContactRoute, type ContactRoute, type ContactRouteError } from './contactRoute';
import type { ContractEnding } from './contractEnding';
import {
  asksForPassage,
  asksForPayment,
  parseContactSubject,
  type ContactSubject,
  type ContactSubjectError,
} from './contactSubject';
import { parseEmail, type Email, type EmailError } from '../basis/email';
import type { Instant } from '../basis/instant';
import {
  parseLicencePlate,
  type LicencePlate,
  type LicencePlateError,
} from '../basis/licencePlate';
import { fitting, parseFields, type FieldErrors } from '../basis/parseFields';
import { parsePassageDay, type PassageDayError } from '../passage/passageDay';
import { parsePersonName, type PersonName } from '../basis/personName';
import { isBlank } from '../basis/typedText';

/**
 * The contact form as it is typed; empty if not chosen. Fields that the subject does not require may have
 * any value.
 */
export interface ContactInput {
  readonly subject: string;
  readonly day: string;
  readonly route: string;
  readonly plate: string;
  readonly method: string;
  readonly firstDigits: string;
  readonly lastDigits: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

/** How a passage was paid at the lane (P5.15). */
export type LanePayment =
  | { readonly method: 'card'; readonly firstDigits: string; readonly lastDigits: string }
  | { readonly method: 'cash' };

/** The passage that a message is about (P5.14). */
export interface ContactPassage {
  readonly day: CalendarDay;
  readonly route: ContactRoute;
  readonly plate: LicencePlate;
  /** null: the subject does not require it. */
  readonly payment: LanePayment | null;
}

/** A message to the operator. */
export interface ContactMessage {
  readonly subject: ContactSubject;
  /** null: the subject does not require one. */
  readonly passage: ContactPassage | null;
  /** The declaration that the message is; null for any other message. */
  readonly ending: ContractEnding | null;
  readonly name: PersonName;
  readonly email: Email;
  readonly text: string;
}

interface MissingError {
  readonly kind: 'contact/method-missing' | 'contact/name-missing' | 'contact/text-missing';
}

export type ContactError =
  | ContactSubjectError
  | PassageDayError
  | ContactRouteError
  | LicencePlateError
  | CardDigitsError
  | EmailError
  | MissingError;

/** Requires and checks only the fields that the chosen subject needs (P5.13–P5.16). */
export function parseContactMessage(
  raw: ContactInput,
  days: { readonly now: Instant; readonly opened: CalendarDay },
): E.Either<FieldErrors<keyof ContactInput, ContactError>, ContactMessage> {
  const hasPassage = asksForPassage(raw.subject);
  const hasPayment = asksForPayment(raw.subject);
  const isByCard = hasPayment && raw.method === 'card';
  return pipe(
    parseFields({
      subject: parseContactSubject(raw.subject),
      day: hasPassage ? parsePassageDay(raw.day, days) : fitting(null),
      route: hasPassage ? parseContactRoute(raw.route) : fitting(null),
      plate: hasPassage ? parseLicencePlate(raw.plate) : fitting(null),
      method: hasPayment ? parseMethod(raw.method) : fitting(null),
      firstDigits: isByCard ? parseCardDigits('firstDigits', raw.firstDigits) : fitting(null),
      lastDigits: isByCard ? parseCardDigits('lastDigits', raw.lastDigits) : fitting(null),
      name: parsePersonName('contact/name-missing', raw.name),
      email: parseEmail(raw.email),
      text: parseText(raw.text),
    }),
    E.map(({ subject, day, route, plate, method, firstDigits, lastDigits, ...author }) => ({
      subject,
      passage:
        day && route && plate
          ? { day, route, plate, payment: lanePayment(method, firstDigits, lastDigits) }
          : null,
      ending: null,
      ...author,
    })),
  );
}

function lanePayment(
  method: LanePayment['method'] | null,
  firstDigits: string | null,
  lastDigits: string | null,
): LanePayment | null {
  if (method === 'cash') return { method };
  return firstDigits !== null && lastDigits !== null
    ? { method: 'card', firstDigits, lastDigits }
    : null;
}

function parseMethod(raw: string): E.Either<MissingError, LanePayment['method']> {
  return raw === 'card' || raw === 'cash'
    ? E.right(raw)
    : E.left({ kind: 'contact/method-missing' });
}

function parseText(raw: string): E.Either<MissingError, string> {
  return isBlank(raw) ? E.left({ kind: 'contact/text-missing' }) : E.right(raw.trim());
}
