import { expect, it } from 'vitest';
import { inputOf, oneOperation } from '../support/documentOf.ts';
import { invalidInputs } from '../../../scripts/contract-tools/drift/invalidInputs.ts';
import { compareToSchemas } from '../../../scripts/contract-tools/schema/compareToSchema.ts';

const objectOf = (name: string, schema: object): object => {
  return { type: 'object', required: [name], properties: { [name]: schema } };
};

it('a required field is left out down to the fourth level of the body, a list counts as one', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].reduceRight<object>(
    (inner, name) => objectOf(name, inner),
    { type: 'object' },
  );
  const list = {
    type: 'array',
    minItems: 1,
    items: objectOf('x', objectOf('y', objectOf('z', {}))),
  };
  const schema = { allOf: [five, objectOf('list', list)] };
  const post = { requestBody: { content: { 'application/json': { schema } } }, responses: {} };
  const { document, listed } = oneOperation('/levels', { post });
  const body = { a: { b: { c: { d: { e: {} } } } }, list: [{ x: { y: { z: 1 } } }] };
  const input = inputOf(document, listed, { body });
  const compare = compareToSchemas(document, () => 'a value');
  const made = invalidInputs(listed, input, { kind: 'open', ways: [] }, compare);
  expect(made.map(({ lacks }) => lacks)).toEqual([
    ...['body/a', 'body/a/b', 'body/a/b/c', 'body/a/b/c/d'],
    ...['body/list', 'body/list/0/x', 'body/list/0/x/y'],
  ]);
});
