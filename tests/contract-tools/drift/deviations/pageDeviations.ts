import { type Alter, type Deviation, type Exchange, under } from '../Exchange.ts';
import { answered, good, headed, json, failing, typed } from './alterAnswer.ts';
import { drop, isRecord, on, put, repeat, type Json } from './editJson.ts';

/** Alters the answers to one page, or to all pages from it on. */
function from(page: number, alter: Alter): Alter {
  return (exchange) => (pageOf(exchange.request.body) >= page ? alter(exchange) : exchange.call());
}

function pageOf(body: Uint8Array): number {
  const text = Buffer.from(body).toString();
  const { page } = (text.startsWith('{') ? JSON.parse(text) : {}) as { readonly page?: unknown };
  return typeof page === 'number' ? page : 0;
}

/** Answers every page with the first. */
const alwaysFirst: Alter = (exchange) => {
  const body = Buffer.from(exchange.request.body).toString();
  const first = Buffer.from(body.replace(/"page":\d+/, '"page":1'));
  return exchange.call({ ...exchange.request, body: new Uint8Array(first) });
};

/** Puts the last row of page 1 before the rows of a page, of which the last one is lost. */
async function endOfFirst(exchange: Exchange): Promise<(list: Json) => Json> {
  const first = JSON.parse(Buffer.from((await alwaysFirst(exchange)).body).toString()) as {
    readonly passages?: readonly Json[];
  };
  const end = first.passages?.slice(-1) ?? [];
  return (list) => [...end, ...(list as readonly Json[]).slice(0, -1)];
}

const backwards = (list: Json) => (Array.isArray(list) ? (list as Json[]).toReversed() : list);
const doubled =
  (index: number) =>
  (list: Json): Json => {
    const items = list as readonly Json[];
    const at = index < 0 ? items.length + index : index;
    return items.flatMap((item, own) => (own === at ? [item, item] : [item]));
  };
const swapped = (list: Json): Json => {
  const [first = null, second = null, ...rest] = list as readonly Json[];
  return [second, first, ...rest];
};

/** Pages beyond the first, totals, and the order of lists. */
export const pageDeviations: readonly Deviation[] = [
  ...under('schema/missing', {
    'listPassages leaves out a field from page 2 on': from(2, json(drop('/passages/*/amount'))),
  }),
  ...under('data/page', {
    'listPassages answers page 2 with an empty list': from(2, json(put('/passages', []))),
    'listPassages answers every page with the first': alwaysFirst,
    'listPassages sends more rows than asked for': json(repeat('/passages', 130)),
    'listPassages begins page 2 with the end of page 1': async (exchange) =>
      pageOf(exchange.request.body) < 2
        ? exchange.call()
        : from(2, json(on('/passages', await endOfFirst(exchange))))(exchange),
    'listPassages loses rows of page 2': from(
      2,
      json(on('/passages', (list) => (list as readonly Json[]).slice(0, 3))),
    ),
  }),
  ...under('data/twice', {
    'listReceipts sends a row twice': json(on('/data', doubled(1))),
    'listTickets joins the first row twice': json(on('/data', doubled(0))),
    'listPassages sends the last row twice': json(on('/passages', doubled(-1))),
  }),
  ...under('data/total', {
    'listPassages counts only the first rows': json(put('/total', 7)),
    'listPassages counts one page too few': json(put('/totalPage', 1)),
    'listPassages counts rows instead of pages': json((body) =>
      isRecord(body) ? { ...body, totalPage: body['total'] ?? 0 } : body,
    ),
  }),
  ...under('data/order', {
    'listTrafficSnapshots sorts the oldest first': json(on('', backwards)),
    'listPassages sorts the oldest first': json(on('/passages', backwards)),
    'listPassages sorts all but the first two': json(on('/passages', swapped)),
    'listPassages sorts page 2 the other way round': from(2, json(on('/passages', backwards))),
  }),
  ...under('status/server-error', { 'listPassages fails on page 2': from(2, failing(500)) }),
  ...under('content-type/charset', {
    'listReceipts declares JSON as Latin-1': typed('application/json; charset=iso-8859-1'),
    'readTraffic declares JSON as UTF-16': typed('application/json; charset=utf-16le'),
  }),
  ...under('status/unavailable', {
    'listBadges is overloaded without a time': failing(503),
    'listReceipts is closed until tomorrow': good(() =>
      headed('retry-after', '86400')(answered(503, 'Fermé')),
    ),
  }),
  ...under('status/gateway', {
    'listTickets is too slow for its gateway': good(() =>
      answered(504, '<h1>504 Gateway Time-out</h1>'),
    ),
  }),
];
