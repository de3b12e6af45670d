import type { Direction, Pair } from './Change.ts';
import { compareContent, compareHeaders } from './compareContent.ts';
import { compareOther, followBoth, tellChange, type Comparison } from './compareParts.ts';
import { entriesOf, type Placed } from './placed.ts';

const answerKeys: ReadonlySet<string> = new Set(['content', 'headers']);

/** Compares the answers of an operation: statuses, content types, schemas and headers. */
export function compareAnswers(
  comparison: Comparison,
  pair: Pair<Placed>,
  direction: Direction,
): void {
  const isRead = direction === 'answer';
  const [answers, others] = [pair.base, pair.revision].map((one) => entriesOf(one, 'responses'));
  if (answers === undefined || others === undefined) return;
  for (const [status, answer] of answers) {
    const other = others.get(status) ?? others.get(rangeOf(status));
    if (other !== undefined)
      compareAnswer(comparison, { base: answer, revision: other }, direction);
    if (others.has(status)) continue;
    const isKept = isRead
      ? [...others.keys()].some((one) => rangeOf(one) === status)
      : other !== undefined;
    const level = isKept ? 'minor' : isRead ? weightOf(status, answers) : 'major';
    const told = [level, 'removed', `answer ${status} removed`] as const;
    tellChange(comparison, told, { base: answer.source, revision: null }, direction);
  }
  for (const [status, other] of others) {
    if (answers.has(status)) continue;
    const base = answers.get(rangeOf(status));
    if (base !== undefined) compareAnswer(comparison, { base, revision: other }, direction);
    const level = isRead && base === undefined ? weightOf(status, others) : 'minor';
    const told = [level, 'added', `answer ${status} added`] as const;
    tellChange(comparison, told, { base: null, revision: other.source }, direction);
  }
}

/** The range that a status is in: `4XX` (OpenAPI, Responses Object). */
function rangeOf(status: string): string {
  return `${status.charAt(0)}XX`;
}

/**
 * An added or removed error is minor; an added or removed success is major, because clients expect
 * it. 304 is minor too: only a client that sent `If-None-Match` gets it.
 */
function weightOf(status: string, answers: ReadonlyMap<string, Placed>): 'major' | 'minor' {
  const isError = /^[45]/.test(status) || status === '304';
  const isOnlyAnswer = ![...answers.keys()].some((one) => one.startsWith('2'));
  return isError || (status === 'default' && !isOnlyAnswer) ? 'minor' : 'major';
}

function compareAnswer(comparison: Comparison, written: Pair<Placed>, direction: Direction): void {
  const pair = followBoth(comparison.documents, written);
  compareOther(comparison, pair, answerKeys);
  compareContent(comparison, pair, direction);
  compareHeaders(comparison, pair, direction);
}
