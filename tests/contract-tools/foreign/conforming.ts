import { by, edited, type Json } from './Fault.ts';
import type { Asked, Given } from './openServer.ts';
import type { ForeignName } from './runForeign.ts';

/** Which server, what it does, at which path, how. */
type Conforming = readonly [
  name: ForeignName,
  what: string,
  path: string,
  change: (given: Given, asked: Asked) => Given,
];

function withHeaders(more: Readonly<Record<string, string>>): (given: Given) => Given {
  return (given) => ({ ...given, headers: { ...given.headers, ...more } });
}

/** What the contracts of the clinic and of the library allow: nothing must be found. */
export const conformingForeign: readonly Conforming[] = [
  [
    'clinic',
    'has no animal',
    '/v2/animals',
    edited(() => ({ animals: [], total: 0, pageCount: 0 })),
  ],
  [
    'clinic',
    'writes another language',
    '/v2/animals',
    withHeaders({ 'content-language': 'fr', vary: 'X-Language' }),
  ],
  [
    'clinic',
    'writes the id of its request in capitals',
    '/v2/animals',
    withHeaders({ 'x-request-id': '6F1F9A3E-38AD-4B0D-9A6E-0B1D1C8A5F01' }),
  ],
  ['clinic', 'has no opening hours', '/v2/opening-hours', edited(() => ({}))],
  [
    'clinic',
    'opens on any day',
    '/v2/opening-hours',
    edited(() => ({ 'bank holiday': '09:00-10:00' })),
  ],
  [
    'clinic',
    'has wards in wards in wards',
    '/v2/wards',
    edited((body: Json) =>
      Array.from({ length: 40 }).reduce<Json>((inner) => ({ name: 'W', wards: [inner] }), body),
    ),
  ],
  [
    'clinic',
    'writes a note in another charset',
    '/v2/animals/1/note',
    by((given) => ({
      ...given,
      headers: { 'content-type': 'text/plain; charset=iso-8859-1' },
      body: Buffer.from('Malade, très', 'latin1'),
    })),
  ],
  [
    'clinic',
    'declares a charset',
    '/v2/wards',
    withHeaders({ 'content-type': 'application/json; charset=utf-8' }),
  ],
  ['library', 'has no book', '/books', edited(() => [])],
  [
    'library',
    'has no note',
    '/books',
    edited((body: Json[]) => body.map((book) => ({ ...book, notes: {} }))),
  ],
  [
    'library',
    'sends whole minutes',
    '/books',
    edited((body: Json[]) => [{ ...body[1], minutes: 90 }]),
  ],
  [
    'library',
    'writes the year 1401',
    '/books',
    edited((body: Json[]) => [{ ...body[0], year: 1401 }]),
  ],
  ['library', 'has lent nothing', '/loans', edited(() => ({ loans: [], total: 0 }))],
  [
    'library',
    'compresses nothing and says so',
    '/books',
    withHeaders({ 'cache-control': 'no-transform' }),
  ],
];
