import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  namedAnswers,
  namedAnswersHeader,
  type NamedAnswer,
} from '../../../scripts/mock/namedAnswers.ts';
import { forwardTo } from '../../../scripts/serve/forwardApi.ts';
import { listen } from '../../support/http/listen';

const open: Server[] = [];
let site: string;

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  return `http://127.0.0.1:${await listen(server)}`;
}

/** Replaces Prism: returns the `Prefer` header. */
const mock: RequestListener = (request, response) => {
  response.end(request.headers['prefer'] ?? 'nothing');
};

beforeAll(async () => {
  site = await serve(namedAnswers(forwardTo(await serve(mock))));
});

afterAll(() => {
  for (const server of open) {
    server.close();
    server.closeAllConnections();
  }
});

const invoice: NamedAnswer = {
  method: 'get',
  path: '/api/private/invoice/{noInvoice}',
  status: '404',
  example: 'gone',
};
const order: NamedAnswer = {
  method: 'post',
  path: '/api/private/order',
  status: '409',
  example: 'conflict',
};

async function preferred(method: string, path: string, ...named: NamedAnswer[]): Promise<string> {
  const headers = named.length > 0 ? { [namedAnswersHeader]: JSON.stringify(named) } : {};
  return (await fetch(site + path, { method, headers })).text();
}

describe('the named answers of a page', () => {
  it.each([
    ['GET', '/api/private/invoice/202611419', 'code=404, example=gone'],
    ['GET', '/api/private/invoice/202611419?kind=pdf', 'code=404, example=gone'],
    ['POST', '/api/private/order', 'code=409, example=conflict'],
    ['POST', '/api/private/invoice/202611419', 'nothing'],
    ['GET', '/api/private/invoice/202611419/lines', 'nothing'],
    ['GET', '/api/private/invoice', 'nothing'],
    ['GET', '/api/private/order', 'nothing'],
  ])('%s %s prefers: %s', async (method, path, expected) => {
    expect(await preferred(method, path, invoice, order)).toBe(expected);
  });

  it('does not change a request without the header', async () => {
    expect(await preferred('GET', '/api/private/invoice/202611419')).toBe('nothing');
  });
});
