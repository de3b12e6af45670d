import { describe, expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { boundaries } from '../../../scripts/contract-tools/drift/generate/boundaries.ts';
import { generatedInputs } from '../../../scripts/contract-tools/drift/generate/generatedInputs.ts';
import { compareToSchemas } from '../../../scripts/contract-tools/schema/compareToSchema.ts';
import { inputOf, operationNamed, oneOperation } from '../support/documentOf.ts';
import { keptContract, ownContract } from '../support/keptContract.ts';
import { expectFittingBounds, expectJudgedBodies } from './generated.ts';
import { invalidInputs } from '../../../scripts/contract-tools/drift/invalidInputs.ts';
import { buildRequest } from '../../../scripts/contract-tools/drift/buildRequest.ts';
import { exampleInput } from '../../../scripts/contract-tools/drift/exampleInput.ts';
import { linkedCalls } from '../../../scripts/contract-tools/drift/linkedCalls.ts';
import type { PlannedCall } from '../../../scripts/contract-tools/drift/PlannedCall.ts';

describe('in a small contract', () => {
  const { document } = keptContract('tests/contract-tools/foreign/library/openapi.json');

  it('the smallest and the largest value of every schema fit it', () => {
    const schemas = Object.values(document.components.schemas ?? {});
    for (const schema of schemas) expectFittingBounds(document, schema);
  });

  it('a generated body is called valid if it fits, and only then', () => {
    for (const listed of listOperations(document)) expectJudgedBodies(document, listed);
  });
});

describe('generated inputs', () => {
  it('are the same for the same seed, and others for another one', () => {
    const { document } = ownContract;
    const listed = operationNamed(document, 'listPassages');
    const input = inputOf(document, listed);
    const compare = compareToSchemas(document, () => 'a value');
    const made = (seed: number): string => {
      const generation = { count: 3, seed, whereLimited: true };
      return JSON.stringify(generatedInputs(document, listed, input, compare, generation));
    };
    expect(made(7)).toBe(made(7));
    expect(made(7)).not.toBe(made(8));
  });

  it('are on both sides of every bound', () => {
    const { document } = ownContract;
    const of = (schema: object) => boundaries(document, schema).map(({ value }) => value);
    expect(of({ type: 'integer', minimum: 1, maximum: 50 })).toEqual(
      expect.arrayContaining([0, 1, 50, 51, 1.5]),
    );
    expect(of({ type: 'string', minLength: 1, maxLength: 3 })).toEqual(
      expect.arrayContaining(['', 'a', 'aaa', 'aaaa']),
    );
    expect(of({ type: 'array', items: {}, minItems: 1 })).toContainEqual([]);
    expect(of({ enum: ['x', 'y'], type: 'string' })).toEqual(
      expect.arrayContaining(['x', 'y', 'no-such-value']),
    );
    expect(of({ oneOf: [{ type: 'string' }, { type: 'null' }] })).toContain(null);
  });
});

const objectOf = (name: string, schema: object): object => {
  return { type: 'object', required: [name], properties: { [name]: schema } };
};

it('a required field is left out down to the fourth level of the body, a list counts as one', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].reduceRight<object>(
    (inner, name) => objectOf(name, inner),
    {
      type: 'object',
    },
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

/** A contract with one operation, which has a header with plain text. */
function withHeader(example: string) {
  const header = { name: 'X-Note', in: 'header', required: true, schema: { type: 'string' } };
  const get = { operationId: 'readNotes', parameters: [{ ...header, example }], responses: {} };
  return oneOperation('/notes', { get }, { security: [] });
}

function examined(example: string) {
  const { document, listed } = withHeader(example);
  return exampleInput(document, listed);
}

describe('the value of a header', () => {
  const { document, listed } = withHeader('seen');
  const input = inputOf(document, listed);
  const call: PlannedCall = { name: 'valid', expects: 'success', bearer: 'none', input };
  const target = {
    ...{ upstream: 'http://127.0.0.1:9', headers: {} },
    credentials: { token: null, named: {} },
  };

  it('is printable ASCII where it is generated, and arrives as it was written', () => {
    const compare = compareToSchemas(document, () => 'a value');
    const generation = { count: 50, seed: 7, whereLimited: true };
    const made = generatedInputs(document, listed, input, compare, generation);
    expect(made.length).toBeGreaterThan(30);
    for (const one of made) {
      const request = buildRequest(document, listed, { ...call, input: one.input }, target);
      const sent = request.headers.get('X-Note');
      expect(sent, one.name).toBe(one.input.header['X-Note']);
      expect(sent, one.name).toMatch(/^[\x20-\x7E]*$/);
    }
  });

  it.each(['déjà vu', 'a\tb', ''])('may be %j in an example', (example) => {
    expect(examined(example).ok).toBe(true);
  });

  it.each(['5 €', 'a\nb', '\u0000'])('is told when no header can have it: %j', (example) => {
    const reason = expect.stringContaining('header/X-Note has characters') as string;
    expect(examined(example)).toEqual({ ok: false, reason });
  });

  it.each([
    ['later', 1],
    ['5 €', 0],
  ])('%s of an answer makes a call of a link: %i', (note, calls) => {
    const planned = { listed, calls: [call], notes: [] };
    const seen = { planned, call, status: 200, json: { note } };
    const hint = { to: listed.id, place: 'header/X-Note', from: listed.id, pointer: '/note' };
    expect(linkedCalls(document, [planned], [seen], [hint])).toHaveLength(calls);
  });
});
