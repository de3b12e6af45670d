import * as E from 'fp-ts/Either';
import { useState } from 'react';
import type { Instant } from '../../../../domain/basis/instant';
import {
  writePassagePeriod,
  parsePassagePeriod,
  type PassagePeriod,
  type PassagePeriodError,
} from '../../../../domain/passage/passagePeriod';
import { messageFor, type ErrorMessages } from '../../../messages/messageFor';

/** How to correct each error of a typed period. */
const periodMessages: ErrorMessages<PassagePeriodError> = {
  'passagePeriod/unreadable': () => 'Saisissez deux dates, par exemple 01/03/2026 – 31/03/2026.',
  'passagePeriod/reversed': () => 'La première date doit précéder la seconde.',
  'passagePeriod/too-old': () =>
    'Seuls les 18 derniers mois sont consultables\u202f: choisissez une première date plus récente.',
  'passagePeriod/in-future': () => "La période ne peut pas dépasser aujourd'hui.",
};

export interface PeriodText {
  readonly text: string;
  readonly error: string | null;
  readonly type: (text: string) => void;
  /** Shows the error, or formats the period. */
  readonly check: () => E.Either<PassagePeriodError, PassagePeriod>;
}

/** A period being typed; reset when another one is applied. */
export function usePeriodText(applied: PassagePeriod, now: Instant): PeriodText {
  const appliedText = writePassagePeriod(applied);
  const [seen, setSeen] = useState(appliedText);
  const [text, setText] = useState(appliedText);
  const [error, setError] = useState<string | null>(null);

  if (seen !== appliedText) {
    setSeen(appliedText);
    setText(appliedText);
    setError(null);
  }
  const faultOf = (typed: E.Either<PassagePeriodError, PassagePeriod>): string | null =>
    E.isLeft(typed) ? messageFor(periodMessages, typed.left) : null;

  return {
    text,
    error,
    type: (next) => {
      setText(next);
      if (error !== null) setError(faultOf(parsePassagePeriod(next, now)));
    },
    check: () => {
      const typed = parsePassagePeriod(text, now);
      setError(faultOf(typed));
      if (!E.isLeft(typed)) setText(writePassagePeriod(typed.right));
      return typed;
    },
  };
}
