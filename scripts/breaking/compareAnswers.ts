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

/** What became of the answers of an operation: their statuses, content types, schemas and headers. */
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

/** A refusal more or less is one of many; an answer that is no error is what its reader waits for. */
function weightOf(status: string, answers: ReadonlyMap<string, Placed>): 'major' | 'minor' {
  const isError = /^[45]/.test(status);
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

/** By name in lower case: the names of headers have none. */
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
