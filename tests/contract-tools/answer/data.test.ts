import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createJudge } from '../../../scripts/contract-tools/answer/judgeAnswer.ts';
import { dataDifferences } from '../../../scripts/contract-tools/answer/dataDifferences.ts';
import { dateForm, isImpossible } from '../../../scripts/contract-tools/answer/dates.ts';
import { duplicateKeys } from '../../../scripts/contract-tools/answer/duplicateKeys.ts';
import {
  htmlProblem,
  damagedText,
  leakedText,
} from '../../../scripts/contract-tools/answer/textProblems.ts';
import {
  hasRoundingError,
  wrongTotal,
} from '../../../scripts/contract-tools/answer/numberProblems.ts';
import { readJson } from '../../../scripts/contract-tools/answer/readContent.ts';
import { unsortedAt } from '../../../scripts/contract-tools/schema/compareItems.ts';
import { operationNamed } from '../support/documentOf.ts';
import { ownContract } from '../support/keptContract.ts';

const cases = parse(readFileSync('tests/contract-tools/answer/data.yaml', 'utf8')) as {
  readonly dates: readonly (readonly [string, string | null, boolean])[];
  readonly damaged: readonly (readonly [string, boolean])[];
  readonly leaked: readonly (readonly [string, string?])[];
  readonly html: readonly (readonly [string, string?])[];
  readonly twice: readonly (readonly [string, readonly string[]])[];
  readonly rounded: readonly (readonly [number, boolean])[];
};

it.each(cases.dates)('%j is written as %s, impossible: %s', (text, form, impossible) => {
  expect([dateForm(text), isImpossible(text)]).toEqual([form, impossible]);
});

it.each(cases.damaged)('%s is damaged: %s', (text, isDamaged) => {
  expect(damagedText(text) !== null).toBe(isDamaged);
});

it.each(cases.leaked)('%s leaks: %s', (text = '', rule) => {
  expect(leakedText(text)?.[0]).toBe(rule);
});

describe('dates of an answer', () => {
  const found = (value: unknown, example?: unknown): readonly (readonly string[])[] => {
    const { document } = ownContract;
    const examples = example === undefined ? {} : { nominal: { value: example } };
    const mediaType = { schema: {}, examples };
    const placed = { schema: {}, source: '#' };
    const given = { document, value, mediaType, placed, placedDifferences: [] };
    return dataDifferences(given).map(({ rule, pointer }) => [rule, pointer]);
  };

  it('that no calendar has are found without an example and without neighbours', () => {
    expect(found({ from: '2026-02-30', to: '2026-11-25' })).toEqual([['data/date', '/from']]);
    expect(found([{ at: '0000-00-00' }, { at: '25/11/2026' }])).toEqual([['data/date', '/0/at']]);
  });

  it('are no dates where the example is none', () => {
    expect(found({ reference: '2026-45-12' }, { reference: 'F-12' })).toEqual([]);
  });

  it('have the form of the example', () => {
    const other = found({ at: '25/11/2026' }, { at: '2026-11-24' });
    expect(other).toEqual([['data/date', '/at']]);
  });
});

describe('HTML', () => {
  it.each(cases.html)('%s: %s', (text = '', rule) => {
    expect(htmlProblem(text, null)?.[0]).toBe(rule);
  });

  it('a page of the contract that ends with its end tag has it', () => {
    const page = '<!doctype html><html><body><p>Un</p>';
    expect(htmlProblem(page, '<!doctype html><html><body></body></html>')?.[0]).toBe('text/cut');
    expect(htmlProblem(page, '<!doctype html><p>Un')).toBeNull();
  });
});

describe('JSON', () => {
  it.each(cases.twice)('%s has twice: %j', (text, pointers) => {
    expect(duplicateKeys(text).map(({ pointer }) => pointer)).toEqual(pointers);
  });

  const long = 'a'.repeat(20_000_000);

  it('an answer with a text of 20 MB is judged to its end', () => {
    const listed = operationNamed(ownContract.document, 'listPosts');
    const bytes = Buffer.from(`{"status":"success","message":"${long}","data":[],"data":[]}`);
    const received = { status: 200, contentType: 'application/json', headers: null, bytes };
    const judge = createJudge(ownContract.document, () => 'a value');
    const { differences } = judge.answer(listed, received);
    expect(differences.map(({ rule }) => rule)).toEqual(['json/duplicate-key']);
  });

  it('a text of 20 MB that is no JSON has its reason', () => {
    const told = (json: string): unknown => readJson(Buffer.from(json));
    expect(told(`{"a":"${long}`)).toMatchObject({ problem: 'The JSON value is truncated.' });
    const after = { problem: 'There is text after the JSON value.' };
    expect(told(`{"a":"${long}{"} x`)).toMatchObject(after);
  });

  it.each(cases.rounded)('%d has a rounding error: %s', (value, hasError) => {
    expect(hasRoundingError(value)).toBe(hasError);
  });

  it('a total is not less than the only list beside it', () => {
    expect(wrongTotal({ total: 1, items: [1, 2] })?.name).toBe('total');
    expect(wrongTotal({ total: 2, items: [1, 2] })).toBeNull();
    expect(wrongTotal({ total: 0, items: [1], others: [] })).toBeNull();
    expect(wrongTotal({ totalAmount: 1, items: [1, 2] })).toBeNull();
  });

  it('a list is in the order that the contract names', () => {
    const items = [{ at: { s: 3 } }, { at: { s: 3 } }, { at: { s: 1 } }];
    expect(unsortedAt(items, '-at/s')).toBe(-1);
    expect(unsortedAt(items, 'at/s')).toBe(2);
    expect(unsortedAt([{ a: 'x' }, { a: null }, { a: 'b' }], 'a')).toBe(-1);
  });
});
