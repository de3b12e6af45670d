import { json, type Asked, type Given, type Handler } from './openServer.ts';

export const libraryStaff = 'ada:shelf-2026';
export const libraryCard = 'card-2026-0001';

const books = [
  {
    ...{ isbn: '9780156907392', title: 'To the Lighthouse', medium: 'paper', year: 1927 },
    ...{ pages: 209, shelf: ['B2', 7] },
  },
  {
    ...{ isbn: '9780241341131', title: 'Orlando', medium: 'sound', year: null },
    ...{ minutes: 541.5, notes: { fr: 'Lu par M.' } },
  },
];
const id = (last: number): string => `6f1f9a3e-38ad-4b0d-9a6e-0b1d1c8a5f0${last}`;
const loans = [
  { id: id(1), lentOn: '2026-11-20T09:00:00Z', returned: false },
  {
    ...{ id: id(2), lentOn: '2026-10-02T16:30:00Z', returned: true },
    returnedOn: '2026-10-30T10:00:00+01:00',
  },
  { id: id(3), lentOn: '2026-09-12T08:15:00Z', returned: false },
  { id: id(4), lentOn: '2026-01-05T08:15:00Z', returned: false },
  { id: id(5), lentOn: '2025-12-24T12:00:00Z', returned: false },
];
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** A server of library/openapi.json that conforms to it. */
export const library: Handler = (asked) => {
  const { method, url } = asked;
  const isbn = /^\/books\/(\d{13})$/.exec(url.pathname)?.[1];
  const book = books.find((one) => one.isbn === isbn);
  if (method === 'GET' && url.pathname === '/books') return searched(asked);
  if (method === 'GET' && isbn !== undefined)
    return book === undefined ? problem(404) : json(200, book);
  if (method === 'POST' && isbn !== undefined) return reserved(asked);
  if (method === 'GET' && url.pathname === '/loans') return lent(asked);
  if (/^\/shelf-labels\/\.[A-Z]\d$/.test(url.pathname)) {
    return { status: 200, headers: { 'content-type': 'image/png' }, body: picture };
  }
  return problem(404);
};

export function problem(status: number): Given {
  const headers = { 'content-type': 'application/problem+json' };
  return { status, headers, body: { title: 'Not possible', status } };
}

function searched({ url }: Asked): Given {
  const sort = url.searchParams.get('sort');
  const year = url.searchParams.get('filter[year]');
  if (sort !== null && !/^\["(title|year)"(,(true|false))?\]$/.test(sort)) return problem(400);
  return year === null || /^\d+$/.test(year) ? json(200, books) : problem(400);
}

function reserved({ url, body }: Asked): Given {
  if (url.searchParams.get('card') !== libraryCard) return problem(401);
  const until = new URLSearchParams(body.toString()).get('until');
  return until !== null && /^\d{4}-\d\d-\d\d$/.test(until) ? { status: 202 } : problem(422);
}

function lent({ url, headers }: Asked): Given {
  const own = `Basic ${Buffer.from(libraryStaff).toString('base64')}`;
  if (headers.authorization !== own) return problem(401);
  const number = (name: string, usual: string): number => {
    const text = url.searchParams.get(name) ?? usual;
    return /^\d+$/.test(text) ? Number(text) : -1;
  };
  const [offset, limit] = [number('offset', '0'), number('limit', '20')];
  if (offset < 0 || limit < 1 || limit > 20) return problem(400);
  if (!/theme=(light|dark)/.test(headers.cookie ?? 'theme=dark')) return problem(400);
  return json(200, { loans: loans.slice(offset, offset + limit), total: loans.length });
}
