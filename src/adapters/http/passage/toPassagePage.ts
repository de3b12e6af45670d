import type { TypeOf } from 'io-ts';
import type { Passage as WirePassage } from '../../../../generated/api';
import type { PassagesAnswer } from '../../../../generated/codecs';
import { instant } from '../../../domain/basis/instant';
import { centsFromEuros } from '../../../domain/basis/money';
import type { Passage, PassagePage } from '../../../domain/passage/passage';
import { toPartialList } from '../core/readable';

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

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[ T]\d{2}:\d{2}:\d{2}$/;

/** The day of a local time of Europe/Paris, `yyyy-MM-dd HH:mm:ss` (M3.10); null for other formats. */
function toDay(text: string | null): string | null {
  return LOCAL_TIME.exec(text ?? '')?.[1] ?? null;
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
