import { runInNewContext } from 'node:vm';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import * as combinators from '../../generated/combinators';
import type { ContractDocument, Schema } from '../../scripts/contract/document.ts';
import { codecExpression } from '../../scripts/generate/codecs/codecExpression.ts';
import { reachableSchemas } from '../../scripts/generate/codecs/reachableSchemas.ts';
import { schemaCheck } from '../support/contract/schemaCheck';

const document: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Tried', version: '1.0.0' },
  paths: {},
  components: { schemas: {} },
};
const check = schemaCheck(document, { withFormats: false });

/** Evaluates the generated expression. */
function codecFor(schema: Schema): t.Mixed {
  const expression = codecExpression(schema, { document, name: 'Tried' });
  return runInNewContext(expression, { t, ...combinators }) as t.Mixed;
}

const branch = (name: string): Schema => ({
  type: 'object',
  required: [name],
  properties: { [name]: { const: true } },
});

describe('a codec accepts the same values as its schema', () => {
  it.each<{ rule: string; schema: Schema; values: readonly unknown[] }>([
    {
      rule: 'lengths count characters, not UTF-16 units',
      schema: { type: 'string', minLength: 2, maxLength: 3 },
      values: ['a', '😀', '😀😀', '😀😀😀', '😀😀😀😀', 12],
    },
    {
      rule: 'a pattern is not anchored and uses Unicode rules',
      schema: { type: 'string', pattern: '^\\p{Lu}/\\d$' },
      values: ['É/1', 'é/1', 'É/12', 'É/1\n', null],
    },
    {
      rule: 'bounds are inclusive',
      schema: { type: 'integer', minimum: 1, maximum: 3 },
      values: [0, 1, 3, 4, 1.5, '1', null],
    },
    { rule: 'cents', schema: { type: 'number', multipleOf: 0.01 }, values: [3.2, 3.205, 0, -1.5] },
    {
      rule: 'a list has bounds and no duplicates',
      schema: {
        type: 'array',
        items: { type: 'string' },
        minItems: 1,
        maxItems: 2,
        uniqueItems: true,
      },
      values: [[], ['a'], ['a', 'a'], ['a', 'b'], ['a', 'b', 'c'], [1], {}],
    },
    {
      rule: 'a nullable enum',
      schema: { type: ['string', 'null'], enum: ['CM', null] },
      values: ['CM', 'GR', null, undefined, 0],
    },
    {
      rule: 'any key with values of one type',
      schema: { type: 'object', additionalProperties: { type: 'integer' } },
      values: [{}, { a: 1 }, { a: 'x' }, [], null],
    },
    {
      rule: 'free-form data is an object',
      schema: { type: 'object', additionalProperties: true },
      values: [{}, { a: [null] }, [], null, 'x'],
    },
    {
      rule: 'a required property without a type may be null, not absent',
      schema: { type: 'object', required: ['a'], properties: { a: {} } },
      values: [{ a: null }, { a: 0 }, {}, { a: undefined }],
    },
    {
      rule: 'an optional property may be absent, not null',
      schema: { type: 'object', properties: { a: { type: 'string' } } },
      values: [{}, { a: 'x' }, { a: undefined }, { a: null }, { b: 1 }],
    },
    {
      rule: 'exactly one of two forms',
      schema: { oneOf: [branch('success'), branch('error')] },
      values: [{ success: true }, { error: true }, { success: true, error: true }, {}, null],
    },
    {
      rule: 'a nullable form',
      schema: { oneOf: [branch('success'), { type: 'null' }] },
      values: [null, { success: true }, { success: false }, {}],
    },
  ])('$rule', ({ schema, values }) => {
    const isValid = check(schema);
    const codec = codecFor(schema);
    const verdicts = values.map((value) => codec.is(value));
    expect(verdicts).toEqual(values.map((value) => isValid(value)));
    expect(new Set(verdicts)).toEqual(new Set([true, false]));
  });
});

describe('the generator throws instead of writing a codec that accepts too much', () => {
  it.each<{ why: string; schema: object }>([
    { why: 'an unknown keyword', schema: { type: 'string', not: { const: 'x' } } },
    { why: 'an unknown keyword in a form', schema: { oneOf: [{ type: 'array', contains: {} }] } },
    { why: 'a nullable enum without null', schema: { type: ['string', 'null'], enum: ['a'] } },
    { why: 'a list without items', schema: { type: 'array' } },
    { why: 'two types', schema: { type: ['string', 'integer'] } },
    { why: 'a limit without a type', schema: { minLength: 1 } },
    { why: 'bytes inside JSON', schema: { type: 'string', format: 'binary' } },
    {
      why: 'a required property without a schema',
      schema: { type: 'object', required: ['a'] },
    },
    {
      why: 'doubles among objects',
      schema: { type: 'array', items: branch('a'), uniqueItems: true, 'x-tolerant': 'none' },
    },
    {
      why: 'a list of objects without x-tolerant',
      schema: { type: 'array', items: branch('a') },
    },
  ])('for $why', ({ schema }) => {
    expect(() => codecExpression(schema, { document, name: 'Tried' })).toThrow('Tried');
  });

  it('for a recursive schema', () => {
    const schemas = { Tree: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } };
    const recursive = { ...document, components: { schemas } };
    const roots = [{ $ref: '#/components/schemas/Tree' }];
    expect(() => reachableSchemas(recursive, roots)).toThrow('recursive schema: Tree → Tree');
  });
});
