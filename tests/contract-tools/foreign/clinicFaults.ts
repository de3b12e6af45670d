import { clinic, clinicKey } from './clinicServer.ts';
import { edited, withBody, withHeaders, type Fault, type Json } from './Fault.ts';
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
