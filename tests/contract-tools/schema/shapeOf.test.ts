import { fc, test } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { redactor } from '../../../scripts/contract-tools/report/redact.ts';
import { shapeOf } from '../../../scripts/contract-tools/schema/shapeOf.ts';

it.each([
  ['2026-11-22T14:00:00.123Z', 'text of 24 characters like « 9999-99-99T99:99:99.999Z »'],
  ['Camille Durand', 'text of 14 characters like « Aaaaaaa Aaaaaa »'],
  ['camille.durand@mail.example', 'text of 27 characters like « aaaaaaa.aaaaaa@aaaa.aaaaaaa »'],
  ['Élodie', 'text of 6 characters like « Aaaaaa »'],
  ['TZ', 'text of 2 characters like « AA »'],
  ['x', 'text of 1 character like « a »'],
  ['😀', 'text of 1 character like « 😀 »'],
  ['', 'empty text'],
  ['a\u001b[2J', 'text of 5 characters like « a\\u001b[9A »'],
  ['1'.repeat(31), `text of 31 characters like « ${'9'.repeat(30)}… »`],
  [1_763_819_999_000, 'integer like 9999999999999'],
  [-12, 'integer like -99'],
  [12.5, 'number like 99.9'],
  [[], 'empty list'],
  [[1, 2, 3], 'list of 3'],
  [{}, 'empty object'],
  [{ id: 1 }, 'object with 1 field'],
  [{ id: 1, name: 'x', at: null, ok: true }, 'object with 4 fields'],
  [true, 'true'],
  [false, 'false'],
  [null, 'null'],
  [undefined, 'nothing'],
])('describes %j', (value, shape) => {
  expect(shapeOf(value)).toBe(shape);
});

it.each([
  ['Camille', '"Camille"'],
  [{ id: 1, name: 'x' }, '{"id":1,"name":"x"}'],
  ['a\u202eb', '"a\\u202eb"'],
  ['a'.repeat(80), `"${'a'.repeat(59)}…`],
  [null, 'null'],
  [undefined, 'nothing'],
])('prints the value on request: %j', (value, told) => {
  expect(shapeOf(value, { showValues: true })).toBe(told);
});

it('hides a secret before the value is truncated', () => {
  const secret = 'eyJ'.repeat(40);
  const told = shapeOf({ token: secret }, { showValues: true, redact: redactor([secret]) });
  expect(told).toBe('{"token":"•••"}');
});

test.prop([fc.stringMatching(/^[0-9A-Za-z]{6,40}$/)])(
  'prints no digit and no letter of a text',
  (text) => {
    const [, shown] = /« (.*) »/.exec(shapeOf(text)) ?? [];
    expect(shown).toMatch(/^[9aATZ]{6,30}…?$/);
  },
);

test.prop([fc.anything()])('describes any value in a short text', (value) => {
  fc.pre(typeof value !== 'bigint' && typeof value !== 'symbol' && typeof value !== 'function');
  const shape = shapeOf(value);
  expect(shape.length).toBeGreaterThan(3);
  expect(shape.length).toBeLessThan(100);
});
