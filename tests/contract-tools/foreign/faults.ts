import { clinic, clinicKey } from './clinicServer.ts';
import type { Asked, Given, Handler } from './openServer.ts';
import { handlers, type ForeignName } from './runForeign.ts';

/** The server with another answer to one call. */
export function altered(
  name: ForeignName,
  path: string,
  change: (given: Given, asked: Asked) => Given,
): Handler {
  return (asked) => {
    const given = handlers[name](asked);
    return asked.url.pathname === path && given.status < 300 ? change(given, asked) : given;
  };
}

type Json = Record<string, unknown>;

function edited(change: (body: never) => unknown): (given: Given) => Given {
  return (given) => ({ ...given, body: change(structuredClone(given.body) as never) });
}

const list = '/v2/animals';
const firstAnimal = (change: (animal: Json) => Json) =>
  edited((body: { animals: Json[] }) => ({
    ...body,
    animals: body.animals.map((one, index) => (index === 0 ? change(one) : one)),
  }));

/** Which server, the rule that must be found, what is wrong, at which path, how. */
type Fault = readonly [
  name: ForeignName,
  rule: string,
  what: string,
  path: string,
  change: (given: Given, asked: Asked) => Given,
];

/** What the servers may do wrong, in parts of OpenAPI that the contract of this project does not use. */
export const faults: readonly Fault[] = [
  [
    'clinic',
    'schema/type',
    'null where 3.0 says nothing of null',
    list,
    firstAnimal((one) => ({ ...one, name: null })),
  ],
  [
    'clinic',
    'schema/forbidden',
    'a field of a closed object',
    list,
    firstAnimal((one) => ({ ...one, owner: { name: 'A', phone: null, age: 3 } })),
  ],
  [
    'clinic',
    'schema/write-only',
    'a field that is only written',
    list,
    firstAnimal((one) => ({ ...one, owner: { name: 'A', phone: null, pin: '1' } })),
  ],
  [
    'clinic',
    'schema/limit',
    'the exclusive bound of 3.0',
    list,
    firstAnimal((one) => ({ ...one, weight: 0 })),
  ],
  [
    'clinic',
    'schema/missing',
    'a form of a oneOf without discriminator',
    list,
    firstAnimal((one) => ({ ...one, insurance: { employer: 'Port' } })),
  ],
  [
    'clinic',
    'schema/missing',
    'a field deep in a recursive schema',
    list,
    firstAnimal((one) => ({ ...one, mother: { name: 'A', mother: { mother: { name: 'B' } } } })),
  ],
  [
    'clinic',
    'schema/format',
    'a date',
    list,
    firstAnimal((one) => ({ ...one, bornOn: '04.05.2021' })),
  ],
  [
    'clinic',
    'schema/unknown',
    'a field beside those of allOf',
    list,
    firstAnimal((one) => ({ ...one, colour: 'red' })),
  ],
  [
    'clinic',
    'header/missing',
    'a required header',
    list,
    (given) => ({ ...given, headers: { 'content-type': 'application/json' } }),
  ],
  [
    'clinic',
    'header/value',
    'a header of another form',
    list,
    (given) => ({ ...given, headers: { ...given.headers, 'x-request-id': '7' } }),
  ],
  [
    'clinic',
    'data/total',
    'a total that is too small',
    list,
    edited((body: Json) => ({ ...body, total: 1 })),
  ],
  [
    'clinic',
    'data/page',
    'the same page again',
    list,
    (given, { url }) =>
      url.searchParams.get('page') === '2'
        ? clinic({
            method: 'GET',
            url: new URL('http://h/v2/animals'),
            headers: { 'x-api-key': clinicKey, 'x-language': 'en' },
            body: Buffer.alloc(0),
          })
        : given,
  ],
  [
    'clinic',
    'schema/format',
    'a value of additionalProperties',
    '/v2/opening-hours',
    edited((body: Json) => ({ ...body, monday: 'closed' })),
  ],
  [
    'clinic',
    'schema/limit',
    'an empty text',
    '/v2/animals/1/note',
    (given) => ({ ...given, body: '' }),
  ],
  [
    'clinic',
    'content-type/other',
    'a page instead of plain text',
    '/v2/animals/1/note',
    (given) => ({ ...given, headers: { 'content-type': 'text/html' } }),
  ],
  [
    'clinic',
    'schema/missing',
    'an inner ward',
    '/v2/wards',
    edited((body: Json) => ({ ...body, wards: [{ name: 'Dogs' }] })),
  ],
  [
    'library',
    'schema/value',
    'an unknown discriminator',
    '/books',
    edited((body: Json[]) => [{ ...body[0], medium: 'film' }]),
  ],
  [
    'library',
    'schema/missing',
    'the discriminator',
    '/books',
    edited((body: Json[]) => [{ isbn: body[0]?.['isbn'], title: 'T', pages: 1 }]),
  ],
  [
    'library',
    'schema/forbidden',
    'a field that nothing evaluates',
    '/books',
    edited((body: Json[]) => [{ ...body[0], minutes: 3 }]),
  ],
  [
    'library',
    'schema/forbidden',
    'a name that fits no pattern',
    '/books',
    edited((body: Json[]) => [{ ...body[1], notes: { french: 'x' } }]),
  ],
  [
    'library',
    'schema/type',
    'an item of a tuple',
    '/books',
    edited((body: Json[]) => [{ ...body[0], shelf: ['B2', '7'] }]),
  ],
  [
    'library',
    'schema/limit',
    'an exclusive bound of 3.1',
    '/books',
    edited((body: Json[]) => [{ ...body[0], year: 1400 }]),
  ],
  [
    'library',
    'schema/missing',
    'what « then » requires',
    '/loans',
    edited((body: { loans: Json[] }) => ({
      ...body,
      loans: body.loans.map((one) => ({ ...one, returned: true, returnedOn: undefined })),
    })),
  ],
  [
    'library',
    'data/order',
    'the order of x-sorted-by',
    '/loans',
    edited((body: { loans: Json[] }) => ({ ...body, loans: body.loans.toReversed() })),
  ],
  [
    'library',
    'binary/signature',
    'a page as a picture',
    '/shelf-labels/.B2',
    (given) => ({ ...given, body: '<h1>No</h1>' }),
  ],
  [
    'library',
    'json/duplicate-key',
    'a key that is sent twice',
    '/books',
    () => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '[{"isbn":"9780156907392","title":"A","title":"B","medium":"paper","pages":1}]',
    }),
  ],
];
