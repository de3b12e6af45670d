import { describe, expect, it } from 'vitest';
import { createJudge } from '../../../scripts/contract-tools/answer/judgeAnswer.ts';
import { damagedText } from '../../../scripts/contract-tools/answer/damagedText.ts';
import { dataDifferences } from '../../../scripts/contract-tools/answer/dataDifferences.ts';
import { dateForm, isImpossible } from '../../../scripts/contract-tools/answer/dates.ts';
import { duplicateKeys } from '../../../scripts/contract-tools/answer/duplicateKeys.ts';
import { htmlProblem } from '../../../scripts/contract-tools/answer/htmlProblem.ts';
import { leakedText } from '../../../scripts/contract-tools/answer/leakedText.ts';
import { hasRoundingError } from '../../../scripts/contract-tools/answer/roundedNumber.ts';
import { readJson } from '../../../scripts/contract-tools/answer/readContent.ts';
import { wrongTotal } from '../../../scripts/contract-tools/answer/wrongTotal.ts';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { unsortedAt } from '../../../scripts/contract-tools/schema/orderDifferences.ts';
import { ownContract } from '../support/keptContract.ts';

describe('dates', () => {
  it.each([
    ['2026-11-25', 'YYYY-MM-DD', false],
    ['2026-02-29', 'YYYY-MM-DD', true],
    ['2028-02-29', 'YYYY-MM-DD', false],
    ['0000-00-00', 'YYYY-MM-DD', true],
    ['2026-11-25 07:40:12', 'YYYY-MM-DD HH:MM', false],
    ['2026-11-25 24:40', 'YYYY-MM-DD HH:MM', true],
    ['2026-11-25T07:40:12.5+01:00', 'YYYY-MM-DDTHH:MM', false],
    ['25/11/2026', 'DD/MM/YYYY', false],
    ['11/25/2026', 'DD/MM/YYYY', false],
    ['31/31/2026', 'DD/MM/YYYY', true],
    ['31.12.2026', 'DD.MM.YYYY', false],
    ['Wed, 25 Nov 2026 07:40:12 GMT', 'Day, DD Mon YYYY', false],
  ])('%s is written as %s', (text, form, impossible) => {
    expect([dateForm(text), isImpossible(text)]).toEqual([form, impossible]);
  });

  it.each(['20261125', '1.2.3', '2026', 'AB-12-34-56', '10/11', '2026-11', ''])(
    '%s is no date',
    (text) => {
      expect([dateForm(text), isImpossible(text)]).toEqual([null, false]);
    },
  );
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

describe('texts', () => {
  it.each(['Ã©tÃ©', 'L\u00e2\u20ac\u2122eau', 'Â«\u00a0oui', 'a\uFFFDb'])(
    '%s is damaged',
    (text) => {
      expect(damagedText(text)).not.toBeNull();
    },
  );

  it.each(['été', 'SÃO PAULO', 'Âge', 'Ã', 'naïve 😀', '« oui »', 'נפק العربية'])(
    '%s is not',
    (text) => {
      expect(damagedText(text)).toBeNull();
    },
  );

  it.each([
    ['undefined', 'text/placeholder'],
    ['[object Object]', 'text/placeholder'],
    ['NaN', 'text/placeholder'],
    ['Invalid date', 'text/placeholder'],
    ['<b>Warning</b>: x in /a.php', 'text/leak'],
    ['SQLSTATE[HY000]', 'text/leak'],
    ['java.lang.NullPointerException: name', 'text/leak'],
    ['x\n    at f (/app/a.js:1:2)', 'text/leak'],
  ])('%s: %s', (text, rule) => {
    expect(leakedText(text)?.[0]).toBe(rule);
  });

  it.each(['null', 'None', 'undefined behaviour', 'Warning: high tide', 'at home (12:30)'])(
    '%s leaks nothing',
    (text) => {
      expect(leakedText(text)).toBeNull();
    },
  );
});

describe('HTML', () => {
  it.each<readonly [string, string, string]>([
    ['<p>Un <b>de', 'text/cut', 'an element is open'],
    ['<p>Un</p', 'text/cut', 'within a tag'],
    ['<table><tr><td>1', 'text/cut', 'a table is open'],
    ['&lt;p&gt;Un&lt;/p&gt;', 'text/escaped', 'tags as text'],
    ['<p>&amp;eacute;</p>', 'text/escaped', 'escaped twice'],
  ])('%s: %s, %s', (text, rule) => {
    expect(htmlProblem(text, null)?.[0]).toBe(rule);
  });

  it.each([
    '<p>Un<p>Deux',
    '<ul><li>A<li>B</ul>',
    'Sans balise',
    '<p>A &amp; B</p>',
    '<p>1 &lt; 2</p>',
    '<br>',
    '',
  ])('%s is whole', (text) => {
    expect(htmlProblem(text, null)).toBeNull();
  });

  it('a page of the contract that ends with its end tag has it', () => {
    const page = '<!doctype html><html><body><p>Un</p>';
    expect(htmlProblem(page, '<!doctype html><html><body></body></html>')?.[0]).toBe('text/cut');
    expect(htmlProblem(page, '<!doctype html><p>Un')).toBeNull();
  });
});

describe('JSON', () => {
  it.each([
    ['{"a":1,"a":2}', ['/a']],
    ['{"a":{"b":1,"b":2},"c":[{"d":1},{"d":1,"d":2}]}', ['/a/b', '/c/1/d']],
    ['{"a":"\\"a\\":","b":"{\\"b\\":1}"}', []],
    ['[{"a":1},{"a":2}]', []],
    ['{"a/b~":1,"a/b~":2}', ['/a~1b~0']],
    ['{"é":1,"\\u00e9":2}', ['/é']],
    ['"a"', []],
    ['{"a\\\\":1,"a\\\\":2}', ['/a\\']],
  ])('%s has twice: %j', (text, pointers) => {
    expect(duplicateKeys(text).map(({ pointer }) => pointer)).toEqual(pointers);
  });

  const long = 'a'.repeat(20_000_000);

  it('an answer with a text of 20 MB is judged to its end', () => {
    const listed = listOperations(ownContract.document).find(({ id }) => id === 'listPosts');
    if (listed === undefined) throw new Error('listPosts');
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

  it.each([3.3000000000000003, 0.1 + 0.2, -5.8999999999999995])(
    '%d has a rounding error',
    (value) => {
      expect(hasRoundingError(value)).toBe(true);
    },
  );

  it.each([3.3, 1 / 3, 3.14159265358979, 1e-7, 12, 0.12345678901, 1e21])('%d has none', (value) => {
    expect(hasRoundingError(value)).toBe(false);
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
