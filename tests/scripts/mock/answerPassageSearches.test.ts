import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('a search for passages on the mock', () => {
  it('returns the newest 100 of 160 on page 1, the other 60 on page 2, none on page 3', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map((page) => search({ page })));
    expect(first).toMatchObject({ state: true, total: 160, totalPage: 2 });
    expect(first?.passages.map(({ id }) => id)).toEqual(
      Array.from({ length: 100 }, (_, index) => 900_160 - index),
    );
    expect(second).toMatchObject({ total: 160, totalPage: 2 });
    expect(second?.passages).toHaveLength(60);
    expect(third?.passages).toEqual([]);
  });

  it('returns all of them on one page of 300, with the dates of the oldest and the newest', async () => {
    const { passages, totalPage, minDate, maxDate } = await search({ size: 300 });
    expect(passages).toHaveLength(160);
    expect({ totalPage, minDate, maxDate }).toEqual({
      totalPage: 1,
      minDate: '2025-05-22 07:41:36',
      maxDate: '2026-11-20 07:40:12',
    });
  });

  it('returns only those of the selected badge; an empty reference selects every badge', async () => {
    const { passages, total } = await search({ badgeRef: '65220002' });
    expect(new Set(passages.map(({ badgeReference }) => badgeReference))).toEqual(
      new Set(['65220002']),
    );
    expect(total).toBe(passages.length);
    expect((await search({ badgeRef: '' })).total).toBe(160);
  });

  it('includes both bounds, in the wall-clock time of Paris, also at the end of summer time', async () => {
    const night = { selectMinDate: '2026-10-25 02:30:00', selectMaxDate: '2026-10-25 02:30:00' };
    const { passages } = await search(night);
    expect(passages.map(({ creationDate }) => creationDate.timestamp)).toEqual([
      Date.parse('2026-10-25T01:30:00Z') / 1_000,
      Date.parse('2026-10-25T00:30:00Z') / 1_000,
    ]);
    expect((await search({ selectMinDate: null, selectMaxDate: null })).total).toBe(160);
  });

  it('returns no passage outside the bounds, and null for both dates', async () => {
    expect(
      await search({ selectMinDate: '2024-01-01 00:00:01', selectMaxDate: '2024-12-31 23:59:59' }),
    ).toEqual({ state: true, total: 0, totalPage: 0, minDate: null, maxDate: null, passages: [] });
  });
});

describe('requests that are forwarded to the mock', () => {
  it.each<readonly [string, unknown, Record<string, string>]>([
    ['a request with an example in Prefer', all, { Prefer: 'code=200, example=empty' }],
    ['a request without a token', all, { Authorization: '' }],
    ['a size that is invalid in the contract', { ...all, size: 37 }, {}],
    ['a bound that is not a date', { ...all, selectMinDate: '21/05/2025' }, {}],
    ['a body that is not JSON', '{"page":', {}],
    ['a form', 'page=1', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ])('%s, with its complete body', async (_, body, headers) => {
    const answer = await ask(body, headers);
    expect(answer.status).toBe(299);
    expect(await answer.text()).toBe(typeof body === 'string' ? body : JSON.stringify(body));
  });

  it('every other call', async () => {
    expect((await fetch(`${site}/api/private/user/data`, { method: 'POST' })).status).toBe(299);
    expect((await fetch(site + path)).status).toBe(299);
  });
});
