import { describe, expect, it } from 'vitest';
import { readContract } from '../../../scripts/contract-tools/contract/readContract.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const folder = temporaryFolder();

/** A contract with one schema, as the commands that judge values read it. */
function read(schema: string, forValues = true) {
  const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";
  const name = folder.write('a.yaml', `${head}components:\n  schemas:\n    S: ${schema}\n`);
  return readContract(name, folder.path, { forValues });
}

describe('what is not written as its standard asks is told at its line, and left out', () => {
  it.each<readonly [string, string, unknown]>([
    ['a bound of 3.0', '{ minimum: 0, exclusiveMinimum: true }', { exclusiveMinimum: 0 }],
    ['a bound of 3.0 that is off', '{ maximum: 1, exclusiveMaximum: false }', { maximum: 1 }],
    ['required at a field', '{ properties: { a: { required: true } } }', { properties: { a: {} } }],
    ['another type', '{ type: int }', {}],
    ['null among types', '{ type: [string, null] }', { type: ['string', 'null'] }],
    ['enum that is no list', '{ enum: a }', { enum: ['a'] }],
    ['a number that is a text', '{ minLength: "3" }', {}],
    ['multipleOf that no number is', '{ multipleOf: 0 }', {}],
    [
      'examples as a map',
      '{ examples: { one: { value: done }, two: x } }',
      { examples: ['done', 'x'] },
    ],
    [
      'a discriminator of Swagger',
      '{ discriminator: kind }',
      { discriminator: { propertyName: 'kind' } },
    ],
    ['a schema that is a text', '{ properties: { a: string } }', { properties: { a: {} } }],
    ['fields as a list', '{ properties: [a] }', {}],
    ['a reference to itself', "{ $ref: '#/components/schemas/S' }", {}],
    [
      'names of fields',
      '{ patternProperties: { (?i)a: {} } }',
      { patternProperties: {}, additionalProperties: true },
    ],
    ...[
      '(?i)^abc$',
      '(?P<y>\\d{4})',
      'a++b',
      '\\Aabc\\Z',
      '^[[:alpha:]]+$',
      '\\h',
      '(?>a)',
      'a{,3}',
      '/^a$/i',
      '[a-z-[aeiou]]',
      '[a-z&&[^b]]',
      '\\Q.\\E',
    ].map((pattern) => [`the pattern ${pattern}`, `{ pattern: '${pattern}' }`, {}] as const),
  ])('%s', (_, text, expected) => {
    const { document, misread } = read(text);
    expect(misread).toHaveLength(1);
    expect(document.components.schemas?.['S']).toEqual(expected);
  });

  it.each(['^\\p{L}+$', '^[a-z\\- @]+$', '^\\w+\\@a$', '(?<year>\\d{4})', '^[^/]+/\\d{1,3}$'])(
    'the pattern %s is understood',
    (pattern) => expect(read(`{ pattern: '${pattern}' }`).misread).toEqual([]),
  );
});

it('a comparison of two versions still sees patterns, and what was left out', () => {
  const { document, locate, misread } = read('{ pattern: (?i)a, minLength: "3" }', false);
  expect(document.components.schemas?.['S']).toEqual({
    ...{ pattern: '(?i)a', 'minLength (not understood)': '3' },
  });
  expect(misread.map(({ source }) => locate(source).line)).toEqual([5]);
});
