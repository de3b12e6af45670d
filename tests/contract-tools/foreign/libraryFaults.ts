import { by, edited, type Fault, type Json } from './Fault.ts';

/** What the library may do wrong, in parts of OpenAPI 3.1 that the contract of this project does not use. */
export const libraryFaults: readonly Fault[] = [
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
    by((given) => ({ ...given, body: '<h1>No</h1>' })),
  ],
  [
    'library',
    'json/duplicate-key',
    'a key that is sent twice',
    '/books',
    by(() => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '[{"isbn":"9780156907392","title":"A","title":"B","medium":"paper","pages":1}]',
    })),
  ],
];
