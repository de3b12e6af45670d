import { expect, it } from 'vitest';
import { jsonOf, runTool } from '../support/runTool.ts';
import { harOf } from './support/runCapture.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const folder = temporaryFolder();

const contract = `
openapi: 3.1.0
info: { title: T, version: '1' }
servers: [{ url: 'https://{host}/v1', variables: { host: { default: api.example.org } } }]
paths:
  /a:
    get:
      operationId: a
      responses:
        '200': { description: x, content: { application/json: { schema: { properties: { id: { type: integer } } } } } }
  /b: { delete: { operationId: b, responses: { '204': { description: x } } } }
  /c: { get: { operationId: c, responses: { '302': { description: x } } } }
`;

const entry = (method: string, path: string, status: number, content: object): object => ({
  request: { method, url: `https://api.example.org${path}`, headers: [], bodySize: 0 },
  response: { status, headers: [], content: { mimeType: 'application/json', ...content } },
});

async function capture(...entries: readonly object[]) {
  folder.write('openapi.yaml', contract);
  folder.write('a.har', harOf(entries));
  return runTool(['capture', 'a.har', '--json'], { cwd: folder.path });
}

it('reads bodies beside the recording, and asks for none where there is none', async () => {
  folder.write('sha1.json', { id: 'x' });
  const ran = await capture(
    entry('GET', '/v1/a', 200, { size: 10, _file: 'sha1.json' }),
    entry('DELETE', '/v1/b', 204, { size: 0 }),
    entry('GET', '/v1/c', 302, { size: 0 }),
  );
  const { operations } = jsonOf(ran);
  expect(operations.map(({ verdict, notes }) => [verdict, notes])).toEqual([
    ['drifts', []],
    ['conforms', []],
    ['conforms', []],
  ]);
  expect(operations[0]?.findings[0]).toMatchObject({ rule: 'schema/type', pointer: '/id' });
});

it('names servers and --base-path where no call is below them', async () => {
  const { code, stderr } = await capture(entry('GET', '/v9/a', 200, { size: 0 }));
  expect(code).toBe(2);
  expect(stderr).toContain('Below /v1 and / (servers of the contract) is none: try --base-path');
});
