import { clinic, clinicKey } from './clinicServer.ts';
import { by, edited, firstAnimal, list, type Fault, type Json } from './Fault.ts';

/** What the clinic may do wrong, in parts of OpenAPI 3.0 that the contract of this project does not use. */
export const clinicFaults: readonly Fault[] = [
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
    by((given) => ({ ...given, headers: { 'content-type': 'application/json' } })),
  ],
  [
    'clinic',
    'header/value',
    'a header of another form',
    list,
    by((given) => ({ ...given, headers: { ...given.headers, 'x-request-id': '7' } })),
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
    by((given, { url }) =>
      url.searchParams.get('page') === '2'
        ? clinic({
            method: 'GET',
            url: new URL('http://h/v2/animals'),
            headers: { 'x-api-key': clinicKey, 'x-language': 'en' },
            body: Buffer.alloc(0),
          })
        : given,
    ),
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
    by((given) => ({ ...given, body: '' })),
  ],
  [
    'clinic',
    'content-type/other',
    'a page instead of plain text',
    '/v2/animals/1/note',
    by((given) => ({ ...given, headers: { 'content-type': 'text/html' } })),
  ],
  [
    'clinic',
    'schema/missing',
    'an inner ward',
    '/v2/wards',
    edited((body: Json) => ({ ...body, wards: [{ name: 'Dogs' }] })),
  ],
];
