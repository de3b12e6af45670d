import { getOrElse } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { TypeOf } from 'io-ts';
import type { Passage as WirePassage } from '../../../generated/api';
import type { PassagesAnswer } from '../../../generated/codecs';
import { parseCalendarDay, type CalendarDay } from '../../domain/calendarDay';
import { instant } from '../../domain/instant';
import { centsFromEuros } from '../../domain/money';
import type { Passage, PassagePage } from '../../domain/passage';
import { toPartialList } from './readable';

export function toPassagePage(answer: TypeOf<typeof PassagesAnswer>): PassagePage {
  const { items, unreadable } = toPartialList(answer.passages, toPassage);
  return {
    passages: items,
    unreadable,
    total: answer.total,
    totalPages: answer.totalPage,
    ends: { oldest: toDay(answer.minDate), newest: toDay(answer.maxDate) },
  };
}

const CLOCK_TIME = /^(\d{4}-\d{2}-\d{2})[ T]\d{2}:\d{2}:\d{2}$/;

/** The day of a clock time of Europe/Paris, `yyyy-MM-dd HH:mm:ss` (M3.10); null for any other text, which bounds nothing. */
function toDay(text: string | null): CalendarDay | null {
  const [, day = ''] = CLOCK_TIME.exec(text ?? '') ?? [];
  return pipe(
    parseCalendarDay(day),
    getOrElse<unknown, CalendarDay | null>(() => null),
  );
}

function toPassage(passage: WirePassage): Passage {
  return {
    id: passage.id,
    at: instant(passage.creationDate.timestamp),
    badgeReference: passage.badgeReference,
    direction: passage.trafficDirection,
    lane: passage.way,
    amount: centsFromEuros(passage.amount),
  };
}
