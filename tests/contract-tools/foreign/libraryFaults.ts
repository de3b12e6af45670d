import { edited, withBody, type Fault, type Json } from './Fault.ts';

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
