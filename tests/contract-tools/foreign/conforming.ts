import { edited, withBody, withHeaders, type Conforming, type Json } from './Fault.ts';

const inLatin1: Conforming[2] = (given) => ({
  ...given,
  headers: { 'content-type': 'text/plain; charset=iso-8859-1' },
  body: Buffer.from('Malade, très', 'latin1'),
});

/** What the contract of the clinic allows. */
export const conformingClinic: readonly Conforming[] = [
  ['has no animal', '/v2/animals', withBody({ animals: [], total: 0, pageCount: 0 })],
  [
    'writes another language',
    '/v2/animals',
    withHeaders({ 'content-language': 'fr', vary: 'X-Language' }),
  ],
  [
    'writes the id of its request in capitals',
    '/v2/animals',
    withHeaders({ 'x-request-id': '6F1F9A3E-38AD-4B0D-9A6E-0B1D1C8A5F01' }),
  ],
  ['has no opening hours', '/v2/opening-hours', withBody({})],
  ['opens on any day', '/v2/opening-hours', withBody({ 'bank holiday': '09:00-10:00' })],
  [
    'has wards in wards in wards',
    '/v2/wards',
    edited((body: Json) =>
      Array.from({ length: 40 }).reduce<Json>((inner) => ({ name: 'W', wards: [inner] }), body),
    ),
  ],
  ['writes a note in another charset', '/v2/animals/1/note', inLatin1],
];

/** What the contract of the library allows. */
export const conformingLibrary: readonly Conforming[] = [
  ['has no book', '/books', withBody([])],
  ['has no note', '/books', edited((body: Json[]) => body.map((book) => ({ ...book, notes: {} })))],
  ['sends whole minutes', '/books', edited((body: Json[]) => [{ ...body[1], minutes: 90 }])],
  ['writes the year 1401', '/books', edited((body: Json[]) => [{ ...body[0], year: 1401 }])],
  ['has lent nothing', '/loans', withBody({ loans: [], total: 0 })],
];
