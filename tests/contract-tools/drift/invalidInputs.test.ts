import { expect, it } from 'vitest';
import { documentOf } from '../support/documentOf.ts';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { exampleInput } from '../../../scripts/contract-tools/drift/exampleInput.ts';
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
  const document = documentOf({
    ...{ openapi: '3.1.0', info: { title: 'Levels', version: '1.0.0' } },
    paths: { '/levels': { post } },
  });
  const [listed] = listOperations(document);
  if (listed === undefined) throw new Error('no operation');
  const body = { a: { b: { c: { d: { e: {} } } } }, list: [{ x: { y: { z: 1 } } }] };
  const found = exampleInput(document, listed, { body });
  if (!found.ok) throw new Error(found.reason);
  const compare = compareToSchemas(document, () => 'a value');
  const made = invalidInputs(listed, found.input, { kind: 'open', ways: [] }, compare);
  expect(made.map(({ lacks }) => lacks)).toEqual([
    ...['body/a', 'body/a/b', 'body/a/b/c', 'body/a/b/c/d'],
    ...['body/list', 'body/list/0/x', 'body/list/0/x/y'],
  ]);
});
