import type { Passage as WirePassage, PassagesAnswer } from '../../../generated/api';
import { instant } from '../../domain/instant';
import { centsFromEuros } from '../../domain/money';
import type { Passage, PassagePage } from '../../domain/passage';

export function toPassagePage(answer: PassagesAnswer): PassagePage {
  return {
    passages: answer.passages.map(toPassage),
    total: answer.total,
    totalPages: answer.totalPage,
  };
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
