import type { Level, Pair } from './Change.ts';
import { compareContent, compareHeaders } from './compareContent.ts';
import {
  compareOther,
  followBoth,
  tellAdded,
  tellRemoved,
  type Comparison,
} from './compareParts.ts';
import { atLevel } from './Effect.ts';
import { matchNames, onBoth } from './pairs.ts';
import { entriesOf, type Placed } from './placed.ts';

const answerKeys: ReadonlySet<string> = new Set(['content', 'headers']);

/** Compares the answers of an operation: statuses, content types, schemas and headers. */
export function compareAnswers(comparison: Comparison, pair: Pair<Placed>): void {
  const isRead = comparison.direction === 'answer';
  const all = onBoth(pair, answersOf);
  const { base: answers, revision: others } = all;
  for (const [status, base] of answers) {
    const revision = others.get(status) ?? others.get(placeOf(status, others));
    if (revision !== undefined) compareAnswer(comparison, { base, revision });
    if (others.has(status)) continue;
    const isKept = isRead
      ? [...others.keys()].some((one) => placeOf(one, answers) === status)
      : revision !== undefined;
    const level = isKept ? 'minor' : isRead ? weightOf(status, answers) : 'major';
    tellRemoved(comparison, base, `answer ${status}`, atLevel(level, 'removed'));
  }
  for (const [status, revision] of matchNames(all).added) {
    const base = answers.get(placeOf(status, answers));
    if (base !== undefined) compareAnswer(comparison, { base, revision });
    const level = isRead && base === undefined ? weightOf(status, others) : 'minor';
    tellAdded(comparison, revision, `answer ${status}`, atLevel(level, 'added'));
  }
}

function answersOf(operation: Placed): ReadonlyMap<string, Placed> {
  const entries = [...entriesOf(operation, 'responses')];
  return new Map(entries.map(([status, one]) => [status.replace(/xx$/, 'XX'), one]));
}

/** The range that has a status, `4XX`; for a success `default`, if these answers have no other one. */
function placeOf(status: string, answers: ReadonlyMap<string, Placed>): string {
  const isDefault = status.startsWith('2') && !hasSuccess(answers);
  return isDefault ? 'default' : `${status.charAt(0)}XX`;
}

function hasSuccess(answers: ReadonlyMap<string, Placed>): boolean {
  return [...answers.keys()].some((one) => one.startsWith('2'));
}

/**
 * An added or removed error is minor; an added or removed success is major, because clients expect
 * it. 304 is minor too: only a client that sent `If-None-Match` gets it.
 */
function weightOf(status: string, answers: ReadonlyMap<string, Placed>): Level {
  const isError = /^[145]/.test(status) || status === '304';
  return isError || (status === 'default' && hasSuccess(answers)) ? 'minor' : 'major';
}

function compareAnswer(comparison: Comparison, written: Pair<Placed>): void {
  const pair = followBoth(comparison.documents, written);
  compareOther(comparison, pair, answerKeys);
  compareContent(comparison, pair);
  compareHeaders(comparison, pair);
}
