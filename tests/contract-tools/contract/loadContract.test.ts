import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { listen } from '../../support/http/listen.ts';
import { loadContract } from '../../../scripts/contract-tools/contract/loadContract.ts';

const files: Readonly<Record<string, string>> = {
  '/api/openapi.json': JSON.stringify({
    ...{ openapi: '3.1.0', info: { title: 'T', version: '1' } },
    components: {
      schemas: { A: { $ref: 'more/a.yaml#/A' }, B: { example: { $ref: 'none.yaml' } } },
    },
  }),
  '/api/more/a.yaml': "A: { properties: { b: { $ref: '../b.yaml' } } }",
  '/api/b.yaml': 'type: string',
  '/api/lost.json': JSON.stringify({
    ...{ openapi: '3.1.0', info: { title: 'T', version: '1' } },
    components: { schemas: { A: { $ref: 'none.yaml' } } },
  }),
};

const server = createServer(({ url = '' }, response) => {
  if (url === '/moved') response.writeHead(302, { Location: '/api/openapi.json' });
  else response.statusCode = files[url] === undefined ? 404 : 200;
  response.end(files[url]);
});
const host = `http://127.0.0.1:${await listen(server)}`;

afterAll(() => server.close());

it('reads a contract from a URL, with the files that it refers to', async () => {
  const { document, locate } = await loadContract(`${host}/api/openapi.json`, '/');
  expect(Object.keys(document.components.schemas ?? {})).toEqual(['A', 'B', 'A2', 'b']);
  expect(locate('#/components/schemas/b/type')).toEqual({ file: `${host}/api/b.yaml`, line: 1 });
});

it.each([
  ['/none.json', 'answers 404, not a contract'],
  ['/moved', 'redirects to /api/openapi.json: name that address'],
  ['/api/lost.json', '/api/none.yaml answers 404'],
])('says in one sentence why it cannot read %s', async (path, sentence) => {
  await expect(loadContract(host + path, '/')).rejects.toThrow(sentence);
});
