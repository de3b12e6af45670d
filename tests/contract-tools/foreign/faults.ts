import { clinic, clinicKey } from './clinicServer.ts';
import { edited, withBody, withHeaders, type Fault, type Json, type Conforming } from './Fault.ts';
import type { Asked } from './openServer.ts';

const animals = '/v2/animals';

/** Other fields of the first animal of the list. */
function firstAnimal(fields: Json): Fault[3] {
  return edited((body: { animals: Json[] }) => ({
    ...body,
    animals: body.animals.map((one, index) => (index === 0 ? { ...one, ...fields } : one)),
  }));
}

const firstPage: Asked = {
  method: 'GET',
  url: new URL('http://h/v2/animals'),
  headers: { 'x-api-key': clinicKey, 'x-language': 'en' },
  body: Buffer.alloc(0),
};

const firstPageAgain: Fault[3] = (given, { url }) =>
  url.searchParams.get('page') === '2' ? clinic(firstPage) : given;

const withoutItsHeaders: Fault[3] = (given) => {
  return { ...given, headers: { 'content-type': 'application/json' } };
};

/** What the clinic may do wrong, in parts of OpenAPI 3.0 that the contract of this project does not use. */
export const clinicFaults: readonly Fault[] = [
  ['schema/type', 'null where 3.0 says nothing of null', animals, firstAnimal({ name: null })],
  [
    'schema/forbidden',
    'a field of a closed object',
    animals,
    firstAnimal({ owner: { name: 'A', phone: null, age: 3 } }),
  ],
  [
    'schema/write-only',
    'a field that is only written',
    animals,
    firstAnimal({ owner: { name: 'A', phone: null, pin: '1' } }),
  ],
  ['schema/limit', 'the exclusive bound of 3.0', animals, firstAnimal({ weight: 0 })],
  [
    'schema/missing',
    'a form of a oneOf without discriminator',
    animals,
    firstAnimal({ insurance: { employer: 'Port' } }),
  ],
  [
    'schema/missing',
    'a field deep in a recursive schema',
    animals,
    firstAnimal({ mother: { name: 'A', mother: { mother: { name: 'B' } } } }),
  ],
  ['schema/format', 'a date', animals, firstAnimal({ bornOn: '04.05.2021' })],
  ['schema/unknown', 'a field beside those of allOf', animals, firstAnimal({ colour: 'red' })],
  ['header/missing', 'a required header', animals, withoutItsHeaders],
  ['header/value', 'a header of another form', animals, withHeaders({ 'x-request-id': '7' })],
  ['data/page', 'the same page again', animals, firstPageAgain],
  [
    'schema/format',
    'a value of additionalProperties',
    '/v2/opening-hours',
    edited((body: Json) => ({ ...body, monday: 'closed' })),
  ],
  ['schema/limit', 'an empty plain text', '/v2/animals/1/note', withBody('')],
  [
    'schema/missing',
    'an inner ward',
    '/v2/wards',
    edited((body: Json) => ({ ...body, wards: [{ name: 'Dogs' }] })),
  ],
];

/** Each loan with other fields. */
const loans = (fields: Json): Fault[3] =>
  edited((body: { loans: Json[] }) => ({
    ...body,
    loans: body.loans.map((one) => ({ ...one, ...fields })),
  }));

/** One book: the first or the second, with other fields. */
const book = (index: number, fields: Json): Fault[3] =>
  edited((body: Json[]) => [{ ...body[index], ...fields }]);

/** What the library may do wrong, in parts of OpenAPI 3.1 that the contract of this project does not use. */
export const libraryFaults: readonly Fault[] = [
  ['schema/value', 'an unknown discriminator', '/books', book(0, { medium: 'film' })],
  [
    'schema/missing',
    'the discriminator',
    '/books',
    withBody([{ isbn: '9780156907392', title: 'T', pages: 1 }]),
  ],
  ['schema/forbidden', 'a field that nothing evaluates', '/books', book(0, { minutes: 3 })],
  [
    'schema/forbidden',
    'a name that fits no pattern',
    '/books',
    book(1, { notes: { french: 'x' } }),
  ],
  ['schema/type', 'an item of a tuple', '/books', book(0, { shelf: ['B2', '7'] })],
  ['schema/limit', 'an exclusive bound of 3.1', '/books', book(0, { year: 1400 })],
  [
    'schema/missing',
    'what « then » requires',
    '/loans',
    loans({ returned: true, returnedOn: undefined }),
  ],
];

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
