import { describe, expect, it } from 'vitest';
import { lintExamples } from '../../../scripts/contract-tools/examples/lintExamples.ts';
import { namedExamples } from '../../../scripts/contract-tools/examples/namedExamples.ts';
import { ownContract } from '../support/keptContract.ts';
import { runTool, type ToolResult } from '../support/runTool.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const folder = temporaryFolder();

function lint(parts: {
  readonly answer?: string;
  readonly body?: string;
  readonly page?: string;
}): Promise<ToolResult> {
  const { answer = '{ id: 1 }', body = '{ name: A }', page = '1' } = parts;
  const contract = [
    'openapi: 3.0.0',
    "info: { title: T, version: '1' }",
    'paths:',
    '  /a:',
    '    post:',
    '      operationId: add',
    '      parameters:',
    `        - { name: page, in: query, schema: { type: integer, minimum: 1 }, example: ${page} }`,
    '      requestBody:',
    '        content:',
    '          application/json:',
    '            schema: { type: object, required: [name, id], properties: { name: { type: string }, id: { type: integer, readOnly: true } } }',
    `            example: ${body}`,
    '      responses:',
    "        '200':",
    '          description: Good',
    '          content:',
    '            application/json:',
    '              schema: { type: object, required: [id], properties: { id: { type: integer }, pin: { type: string, writeOnly: true } } }',
    `              example: ${answer}`,
  ];
  folder.write('openapi.yaml', contract.join('\n'));
  return lintFolder();
}

function lintFolder(): Promise<ToolResult> {
  return runTool(['lint-examples'], { cwd: folder.path });
}

describe('lint-examples', () => {
  it('finds nothing when every example fits, in its direction', async () => {
    const { code, stdout } = await lint({});
    expect(stdout).toContain('Every example fits: 3 examples checked');
    expect(code).toBe(0);
  });

  it.each([
    ['an answer', { answer: '{ id: x }' }, 'The example "answer 200 example"', 20],
    ['a body', { body: '{}' }, 'The example "body example"', 13],
    ['a parameter', { page: '0' }, 'The example "query page example"', 8],
  ])('finds the example of %s, at its line', async (_, parts, words, line) => {
    const { code, stdout } = await lint(parts);
    expect(code).toBe(1);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(words);
    expect(stdout).toContain(`openapi.yaml:${line}`);
    expect(stdout).toContain('Correct the example');
  });

  it.each([
    ['{ properties: { a: { type: string, example: 5 } } }', 'The example of P.a: 5 instead', 1],
    ['{ properties: { a: { type: integer, default: x } } }', 'The default of P.a: "x" instead', 1],
    ['{ items: { type: string, examples: [a, 5] } }', 'The example 2 of P[]: 5 instead', 1],
    ['{ pattern: (?i)^a$, example: A }', 'Not understood here', 1],
    ['{ pattern: ^(a+)+$, example: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa! }', 'text like', 1],
    ['{ format: byte, example: "%" }', 'the format « byte »', 1],
    ['{ required: [a], properties: { a: { readOnly: true } }, example: {} }', 'Every example', 0],
    ['{ type: string }', 'Nothing was checked: the contract has no example.', 2],
  ])('checks the schema %s', async (schema, words, expected) => {
    const head = 'openapi: 3.1.0\ninfo: { version: "1" }\ncomponents:\n  schemas:\n';
    folder.write('openapi.yaml', `${head}    P: ${schema}`);
    const { code, stdout, stderr } = await lintFolder();
    expect({ code, stderr }).toEqual({ code: expected, stderr: '' });
    expect(stdout).toContain(words);
    if (code === 1) expect(stdout).toContain('openapi.yaml:5');
  });

  it('checks every content type, webhooks and callbacks', async () => {
    const body = (example: string): string =>
      `requestBody: { content: { text/plain: { schema: { maxLength: 1 }, example: ${example} }, application/xml: { schema: { type: object }, example: <a/> } } }`;
    const post = `{ post: { ${body('sent')}, callbacks: { c: { '{$url}': { post: { ${body('called')} } } } } } }`;
    const webhooks = `{ w: { post: { ${body('told')} } } }`;
    folder.write(
      'openapi.yaml',
      `openapi: 3.1.0\ninfo: { version: "1" }\npaths: { /a: ${post} }\nwebhooks: ${webhooks}`,
    );
    const { stdout } = await lintFolder();
    for (const one of ['sent', 'called', 'told']) expect(stdout).toContain(`"${one}" instead`);
    expect(stdout).not.toContain('<a/>');
  });

  it('sees every example of the contract of this project', () => {
    const { examples, missing } = namedExamples(ownContract.document);
    expect(examples.length).toBeGreaterThan(300);
    expect(missing).toEqual([]);
    expect(lintExamples(ownContract).flatMap(({ findings }) => findings)).toEqual([]);
  });
});
