import type { Direction, Pair } from './Change.ts';
import { compareContent } from './compareContent.ts';
import {
  compareFlag,
  compareOther,
  compareSchemaOf,
  followBoth,
  tellChange,
  type Comparison,
} from './compareParts.ts';
import { entriesOf, follow, type Placed } from './placed.ts';

const answerKeys: ReadonlySet<string> = new Set(['content', 'headers']);
const headerKeys: ReadonlySet<string> = new Set(['required', 'schema']);

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
    const other = others.get(status);
    if (other === undefined) {
      const level = isRead ? weightOf(status, answers) : 'major';
      const told = [level, 'removed', `answer ${status} removed`] as const;
      tellChange(comparison, told, { base: answer.source, revision: null }, direction);
    } else compareAnswer(comparison, { base: answer, revision: other }, direction);
  }
  for (const [status, { source }] of others) {
    if (answers.has(status)) continue;
    const level = isRead ? weightOf(status, others) : 'minor';
    const told = [level, 'added', `answer ${status} added`] as const;
    tellChange(comparison, told, { base: null, revision: source }, direction);
  }
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
  const [headers, others] = [headersOf(pair.base), headersOf(pair.revision)];
  for (const [name, header] of headers) {
    const other = others.get(name);
    if (other === undefined) {
      const told = ['major', 'removed', `header ${name} removed`] as const;
      tellChange(comparison, told, { base: header.source, revision: null }, direction);
    } else compareHeader(comparison, name, { base: header, revision: other }, direction);
  }
  for (const [name, header] of others) {
    if (headers.has(name)) continue;
    const { node } = follow(comparison.documents.revision, header);
    const level = direction === 'request' && node['required'] === true ? 'major' : 'minor';
    const told = [level, 'added', `header ${name} added`] as const;
    tellChange(comparison, told, { base: null, revision: header.source }, direction);
  }
}

/** Indexed by lower-case name: header names are case-insensitive. */
function headersOf(answer: Placed): ReadonlyMap<string, Placed> {
  return new Map([...entriesOf(answer, 'headers')].map(([name, one]) => [name.toLowerCase(), one]));
}

function compareHeader(
  comparison: Comparison,
  name: string,
  written: Pair<Placed>,
  direction: Direction,
): void {
  const pair = followBoth(comparison.documents, written);
  compareFlag(comparison, pair, 'required', direction, {
    set: `header ${name} now always sent`,
    unset: `header ${name} no longer always sent`,
  });
  compareOther(comparison, pair, headerKeys);
  compareSchemaOf(comparison, pair, direction);
}
