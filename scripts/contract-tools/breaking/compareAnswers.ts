import type { Pair } from './Change.ts';
import { compareContent } from './compareContent.ts';
import {
  compareOther,
  compareSchemaOf,
  followBoth,
  tellChange,
  type Comparison,
} from './compareParts.ts';
import { entriesOf, type Placed } from './placed.ts';
import { placesOf } from './SchemaChange.ts';

const answerKeys: ReadonlySet<string> = new Set(['content', 'headers']);
const headerKeys: ReadonlySet<string> = new Set(['required', 'schema']);

/** Compares the answers of an operation: statuses, content types, schemas and headers. */
export function compareAnswers(comparison: Comparison, pair: Pair<Placed>): void {
  const [answers, others] = [pair.base, pair.revision].map((one) => entriesOf(one, 'responses'));
  if (answers === undefined || others === undefined) return;
  for (const [status, answer] of answers) {
    const other = others.get(status);
    if (other === undefined) {
      const told = [weightOf(status, answers), 'removed', `answer ${status} removed`] as const;
      tellChange(comparison, told, { base: answer.source, revision: null }, 'answer');
    } else compareAnswer(comparison, { base: answer, revision: other });
  }
  for (const [status, { source }] of others) {
    if (answers.has(status)) continue;
    const told = [weightOf(status, others), 'added', `answer ${status} added`] as const;
    tellChange(comparison, told, { base: null, revision: source }, 'answer');
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

function compareAnswer(comparison: Comparison, written: Pair<Placed>): void {
  const pair = followBoth(comparison.documents, written);
  compareOther(comparison, pair, answerKeys);
  compareContent(comparison, pair, 'answer');
  const [headers, others] = [headersOf(pair.base), headersOf(pair.revision)];
  for (const [name, header] of headers) {
    const other = others.get(name);
    if (other === undefined) {
      const told = ['major', 'removed', `header ${name} removed`] as const;
      tellChange(comparison, told, { base: header.source, revision: null }, 'answer');
    } else compareHeader(comparison, name, { base: header, revision: other });
  }
  for (const [name, { source }] of others) {
    if (headers.has(name)) continue;
    const told = ['minor', 'added', `header ${name} added`] as const;
    tellChange(comparison, told, { base: null, revision: source }, 'answer');
  }
}

/** Indexed by lower-case name: header names are case-insensitive. */
function headersOf(answer: Placed): ReadonlyMap<string, Placed> {
  return new Map([...entriesOf(answer, 'headers')].map(([name, one]) => [name.toLowerCase(), one]));
}

function compareHeader(comparison: Comparison, name: string, written: Pair<Placed>): void {
  const pair = followBoth(comparison.documents, written);
  const [was, is] = [pair.base, pair.revision].map(({ node }) => node['required'] === true);
  if (was !== is) {
    const told = is
      ? (['minor', 'narrowed', `header ${name} now always sent`] as const)
      : (['major', 'widened', `header ${name} no longer always sent`] as const);
    tellChange(comparison, told, placesOf(pair, 'required'), 'answer');
  }
  compareOther(comparison, pair, headerKeys);
  compareSchemaOf(comparison, pair, 'answer');
}
