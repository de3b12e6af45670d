import * as E from 'fp-ts/Either';
import { calendarDayOf, type CalendarDay } from '../basis/calendarDay';
import { parseEmail, type Email, type EmailError } from '../basis/email';
import type { Instant } from '../basis/instant';
import { fitting, parseFields, type FieldErrors } from '../basis/parseFields';
import { parsePersonName, type PersonName } from '../basis/personName';
import { printedNumber } from '../basis/printedNumber';
import { parseTypedDay } from '../basis/readCalendarDay';
import { isBlank, typedText } from '../basis/typedText';

/**
 * How a consumer ends a contract concluded online: by cancelling it (article L215-1-1 of the Code de la
 * consommation), or by withdrawing within 14 days (L221-18, L221-21).
 */
export type EndingKind = 'cancellation' | 'withdrawal';

/** The declaration as it is typed. `day` and `note` are of a cancellation, and may stay empty. */
export interface EndingInput {
  readonly name: string;
  readonly email: string;
  readonly contract: string;
  readonly day: string;
  readonly note: string;
}

/** The declaration: what the decrees require to name the person and the contract (D215-2, D221-5). */
export interface ContractEnding {
  readonly kind: EndingKind;
  /** Of a person or of a company. */
  readonly name: PersonName;
  /** Where the operator acknowledges the declaration. */
  readonly email: Email;
  /** The number of the contract or of the order, or what else identifies it. */
  readonly contract: string;
  /** When the contract is to end; null: as soon as possible. */
  readonly day: CalendarDay | null;
  /** Empty without one: a reason is not required. */
  readonly note: string;
}

export type EndingError =
  | {
      readonly kind:
        | 'ending/name-missing'
        | 'ending/contract-missing'
        | 'ending/day-invalid'
        | 'ending/day-past';
    }
  | EmailError;

/** Name, e-mail and contract are required. */
export function parseContractEnding(
  kind: EndingKind,
  raw: EndingInput,
  now: Instant,
): E.Either<FieldErrors<keyof EndingInput, EndingError>, ContractEnding> {
  const isCancellation = kind === 'cancellation';
  return parseFields({
    kind: fitting(kind),
    name: parsePersonName('ending/name-missing', raw.name),
    email: parseEmail(raw.email),
    contract: parseContract(raw.contract),
    day: isCancellation ? parseDay(raw.day, now) : fitting(null),
    note: fitting(isCancellation ? raw.note.trim() : ''),
  });
}

/** What may stand beside the number of a contract, without a meaning of its own. */
const LABEL = /^(?:[^\p{L}\p{N}]|(?:n[°ºo]?|num[eé]ro|r[eé]f\p{L}*|contrat|de)(?!\p{L}))*$/iu;

function parseContract(raw: string): E.Either<EndingError, string> {
  const typed = typedText(raw).trim();
  const number = printedNumber(raw);
  // Two numbers stay two, and « souscrit en 2024 » keeps its words.
  const isOneNumber = /^\d+$/.test(number) && LABEL.test(typed.replace(number, ''));
  const contract = isOneNumber ? number : typed;
  return contract === '' ? E.left({ kind: 'ending/contract-missing' }) : E.right(contract);
}

function parseDay(raw: string, now: Instant): E.Either<EndingError, CalendarDay | null> {
  if (isBlank(raw)) return E.right(null);
  const day = parseTypedDay(raw);
  if (E.isLeft(day)) return E.left({ kind: 'ending/day-invalid' });
  return day.right < calendarDayOf(now) ? E.left({ kind: 'ending/day-past' }) : day;
}
