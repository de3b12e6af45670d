import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PassagesAnswer, PassagesRequest } from '../../../generated/api';
import { bundleContract } from '../../../scripts/contract/bundle.ts';
import { answerPassageSearches } from '../../../scripts/mock/answerPassageSearches.ts';
import { forwardTo } from '../../../scripts/serve/forwardApi.ts';
import { listen } from '../../support/http/listen';

const path = '/api/private/user/data/passages';
const all: PassagesRequest = {
  page: 1,
  size: 100,
  badgeRef: null,
  selectMinDate: '2025-05-21 00:00:01',
  selectMaxDate: '2026-11-21 23:59:59',
};

const open: Server[] = [];
let site: string;

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  return `http://127.0.0.1:${await listen(server)}`;
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return text;
}

/** Replaces Prism: returns the body of the request. */
const mock: RequestListener = (request, response) => {
  void readAll(request).then((body) => response.writeHead(299).end(body));
};

beforeAll(async () => {
  site = await serve(answerPassageSearches(forwardTo(await serve(mock)), await bundleContract()));
}, 60_000);

afterAll(() => {
  for (const server of open) {
    server.close();
    server.closeAllConnections();
  }
});

function ask(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer a.b.c', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function search(changes: Partial<PassagesRequest>): Promise<PassagesAnswer> {
  return (await (await ask({ ...all, ...changes })).json()) as PassagesAnswer;
}

it('a search includes both bounds, in the time of Paris, also at the end of summer time', async () => {
  const night = { selectMinDate: '2026-10-25 02:30:00', selectMaxDate: '2026-10-25 02:30:00' };
  const { passages } = await search(night);
  expect(passages.map(({ creationDate }) => creationDate.timestamp)).toEqual([
    Date.parse('2026-10-25T01:30:00Z') / 1_000,
    Date.parse('2026-10-25T00:30:00Z') / 1_000,
  ]);
});

it('a search without bounds and badge finds all passages; outside the bounds there is none', async () => {
  expect(await search({ selectMinDate: null, selectMaxDate: null, badgeRef: '' })).toMatchObject({
    total: 160,
    totalPage: 2,
    minDate: '2025-05-22 07:41:36',
    maxDate: '2026-11-20 07:40:12',
  });
  expect(await search({ selectMaxDate: '2024-12-31 23:59:59' })).toEqual({
    ...{ state: true, total: 0, totalPage: 0, minDate: null, maxDate: null, passages: [] },
  });
});

it.each<readonly [string, unknown, Record<string, string>]>([
  ['with an example in Prefer', all, { Prefer: 'code=200, example=empty' }],
  ['without a token', all, { Authorization: '' }],
  ['with a size outside the contract', { ...all, size: 37 }, {}],
  ['with a bound that is no date', { ...all, selectMinDate: '21/05/2025' }, {}],
  ['that is no JSON', '{"page":', {}],
  ['that is a form', 'page=1', { 'Content-Type': 'application/x-www-form-urlencoded' }],
])('Prism answers a search %s, with its complete body', async (_, body, headers) => {
  const answer = await ask(body, headers);
  expect(answer.status).toBe(299);
  expect(await answer.text()).toBe(typeof body === 'string' ? body : JSON.stringify(body));
});
