import { isLeft, type Either } from 'fp-ts/Either';
import { useState } from 'react';
import type { Instant } from '../../../domain/instant';
import {
  formatPassagePeriod,
  parsePassagePeriod,
  type PassagePeriod,
  type PassagePeriodError,
} from '../../../domain/passagePeriod';
import { messageFor } from '../../messages/messageFor';
import { periodMessages } from './periodMessages';

export interface PeriodText {
  readonly text: string;
  readonly error: string | null;
  readonly type: (text: string) => void;
  /** Says what is wrong, or writes the period out in full. */
  readonly check: () => Either<PassagePeriodError, PassagePeriod>;
}

/** A period being typed; it starts over whenever another one is applied. */
export function usePeriodText(applied: PassagePeriod, now: Instant): PeriodText {
  const appliedText = formatPassagePeriod(applied);
  const [seen, setSeen] = useState(appliedText);
  const [text, setText] = useState(appliedText);
  const [error, setError] = useState<string | null>(null);

  if (seen !== appliedText) {
    setSeen(appliedText);
    setText(appliedText);
    setError(null);
  }
  const faultOf = (typed: Either<PassagePeriodError, PassagePeriod>): string | null =>
    isLeft(typed) ? messageFor(periodMessages, typed.left) : null;

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
      if (!isLeft(typed)) setText(formatPassagePeriod(typed.right));
      return typed;
    },
  };
}
