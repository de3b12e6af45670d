import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../scripts/contract-tools/command/Terminal.ts';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { readContract } from '../../../scripts/contract-tools/contract/readContract.ts';
import type { Contract } from '../../../scripts/contract-tools/contract/readContract.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { written } from './written.ts';
import { ownContract } from '../support/keptContract.ts';

const folder = temporaryFolder();

function read(files: Readonly<Record<string, unknown>>): Contract {
  const [first = ''] = Object.entries(files).map(([path, content]) => folder.write(path, content));
  return readContract(first, folder.path);
}

const head = (version: string): string => `openapi: ${version}\ninfo: { title: T, version: '1' }\n`;

function schema(openapi: string, given: unknown): unknown {
  const info = { title: 'T', version: '1' };
  const { document } = read({
    'one.yaml': { openapi, info, components: { schemas: { S: given } } },
  });
  return document.components.schemas?.['S'];
}

describe('OpenAPI 3.0 is read in the dialect of 3.1', () => {
  it.each(written.older)('%s', (_, given, expected) => {
    expect(schema('3.0.3', given)).toEqual(expected);
  });

  it('and 3.1 as it is', () => {
    const given = { type: ['string', 'null'], exclusiveMinimum: 1 };
    expect(schema('3.1.0', given)).toEqual(given);
  });
});

describe('other forms of a document are read', () => {
  it('versions that YAML takes for numbers', () => {
    const { document, notes } = read({
      'v.yaml': 'openapi: 3.0\ninfo: { version: 1.0 }\npaths: {}',
    });
    expect(document).toMatchObject({ openapi: '3.0', info: { version: '1.0' } });
    expect(notes).toHaveLength(2);
  });

  it('without paths', () => {
    const { document } = read({ 'w.yaml': `${head('3.1.0')}webhooks: { a: { post: {} } }` });
    expect(document.paths).toEqual({});
  });

  it('OpenAPI 3.2, with a note for what it adds', () => {
    const added =
      '{ $self: a, paths: { /a: { query: {}, additionalOperations: { LINK: {} } } }, tags: [{ parent: b }],';
    const text = `${added} openapi: 3.2.0, info: { version: "1" }, components: { mediaTypes: { a: { itemSchema: {} } } } }`;
    const { notes } = read({ 'later.yaml': text });
    expect(notes.map((note) => note.split(' is new')[0])).toEqual([
      '`$self`',
      '`query`',
      '`additionalOperations`',
      '`itemSchema`',
      'nesting of `tags`',
    ]);
  });

  it('merge keys, a directive of YAML 1.1, no scopes, a key that every object has', () => {
    const schemas = '{ S: { constructor: 1, properties: { <<: *a } } }';
    const { document } = read({
      'm.yaml': `%YAML 1.1\n---\n${head('3.1.0')}security: [{ b: }]\nx-a: &a { a: { default: no } }\ncomponents: { schemas: ${schemas} }`,
    });
    expect(document.components.schemas?.['S']?.properties).toEqual({ a: { default: 'no' } });
    expect(document.security).toEqual([{ b: [] }]);
  });

  it('a map that is a reference', () => {
    const { document } = read({
      'map.yaml': `${head('3.1.0')}components: { schemas: { S: { properties: { $ref: 'fields.yaml#/own' } } } }`,
      'fields.yaml': 'own: { id: { type: integer } }',
    });
    expect(document.components.schemas?.['S']?.properties).toEqual({ id: { type: 'integer' } });
  });
});

describe('a contract in several files', () => {
  const contract = read({
    'api/openapi.yaml': `${head('3.1.0')}paths:\n  /a: { $ref: 'paths/a.yaml' }\n`,
    'api/paths/a.yaml':
      "get:\n  responses:\n    '200':\n      content:\n        application/json:\n" +
      "          schema: { $ref: '../../shared/node.yaml#/Tree' }\n",
    'shared/node.yaml':
      "Tree:\n  type: object\n  properties:\n    next: { $ref: '#/Tree' }\n    leaf: { $ref: 'leaf.json' }\n",
    'shared/leaf.json': '{\n\t"type": "string"\n}',
  });

  it('becomes one document, shared objects of other files by their names', () => {
    const schemas = contract.document.components.schemas ?? {};
    expect(Object.keys(schemas)).toEqual(['Tree', 'leaf']);
    expect(schemas['Tree']?.properties?.['next']).toEqual({ $ref: '#/components/schemas/Tree' });
  });

  it('keeps the line of every pointer, in the folder of the call', () => {
    const { locate } = contract;
    const answer = '#/paths/~1a/get/responses/200';
    expect(locate(answer)).toEqual({ file: 'api/paths/a.yaml', line: 3 });
    expect(locate('#/components/schemas/Tree/properties/leaf')).toEqual({
      file: 'shared/node.yaml',
      line: 5,
    });
    expect(locate('#/components/schemas/leaf/type')).toEqual({ file: 'shared/leaf.json', line: 2 });
    expect(locate(`${answer}/content/application~1json/schema/properties/next`).file).toBe(
      'shared/node.yaml',
    );
  });
});

it('operations without operationId, class of statuses, shared parameters', () => {
  const { document } = read({
    'two.yaml':
      `${head('3.0.0')}paths:\n  /a/{id}:\n    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]\n` +
      '    patch:\n      responses: { 2XX: { description: Good }, default: { description: Bad } }\n',
  });
  const [listed] = listOperations(document);
  expect(listed).toMatchObject({ id: 'PATCH /a/{id}', effect: 'irreversible', method: 'patch' });
  const source = '#/paths/~1a~1{id}/parameters/0';
  expect(listed?.parameters).toMatchObject([{ name: 'id', source }]);
});

const multiplying = Array.from(
  'bcdefg',
  (name, at) => `${name}: &${name} [${`*${'abcdef'[at]},`.repeat(10)}]`,
);

describe('what cannot be read is one sentence', () => {
  it.each([
    ...written.unreadable,
    ['aliases that multiply', ['a: &a [x]', ...multiplying].join('\n'), 'is neither YAML nor JSON'],
  ] as const)('%s', (_, contract, sentence) => {
    expect(() => read({ 'wrong.yaml': contract })).toThrow(UsageError);
    expect(() => read({ 'wrong.yaml': contract })).toThrow(sentence);
  });
});

const { document, locate } = ownContract;

/** The text of the line to which a pointer is resolved. */
function lineAt(pointer: string): string {
  const { file, line } = locate(pointer);
  return `${file}: ${readFileSync(file, 'utf8').split('\n')[line - 1]?.trim() ?? ''}`;
}

it.each(written.lines)('%s is resolved to its line under openapi/: %s', (pointer, expected) => {
  expect(lineAt(pointer)).toContain(expected);
});

it('every answer of every operation has its own line', () => {
  const pointers = listOperations(document).flatMap(({ answers }) =>
    Object.values(answers).map(({ source }) => source),
  );
  for (const pointer of pointers) expect(lineAt(pointer)).toMatch(/'\d{3}':/);
});
