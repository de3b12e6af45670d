import { clinic, clinicKey } from './clinicServer.ts';
import type { Asked, Given, Handler } from './openServer.ts';

type Change = (given: Given, asked: Asked) => Given;

type Json = Record<string, unknown>;

/** What a server does at a path, and how; what it does wrong begins with the rule that must be found. */
type Altered = readonly [told: string, path: string, change: Change];

function at(path: string, changes: Readonly<Record<string, Change>>): readonly Altered[] {
  return Object.entries(changes).map(([told, change]) => [told, path, change]);
}

/** The server with another answer to one call. */
export function altered(server: Handler, path: string, change: Change): Handler {
  return (asked) => {
    const given = server(asked);
    return asked.url.pathname === path && given.status < 300 ? change(given, asked) : given;
  };
}

/** A change of the JSON of an answer. */
function edited(change: (body: never) => unknown): Change {
  return (given) => ({ ...given, body: change(structuredClone(given.body) as never) });
}

/** Another body, of the same type. */
function withBody(body: unknown): Change {
  return (given) => ({ ...given, body });
}

/** Further headers, or others. */
function withHeaders(more: Readonly<Record<string, string>>): Change {
  return (given) => ({ ...given, headers: { ...given.headers, ...more } });
}

/** Other fields of the first animal of the list. */
function firstAnimal(fields: Json): Change {
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

const firstPageAgain: Change = (given, { url }) =>
  url.searchParams.get('page') === '2' ? clinic(firstPage) : given;

const withoutItsHeaders: Change = (given) => {
  return { ...given, headers: { 'content-type': 'application/json' } };
};

const person = { name: 'A', phone: null };
const deepMother = { name: 'A', mother: { mother: { name: 'B' } } };

/** What the clinic may do wrong, in parts of OpenAPI 3.0 that the contract of this project does not use. */
export const clinicFaults: readonly Altered[] = [
  ...at('/v2/animals', {
    'schema/type null where 3.0 says nothing of null': firstAnimal({ name: null }),
    'schema/forbidden a field of a closed object': firstAnimal({ owner: { ...person, age: 3 } }),
    'schema/write-only a field that is only written': firstAnimal({
      owner: { ...person, pin: '1' },
    }),
    'schema/limit the exclusive bound of 3.0': firstAnimal({ weight: 0 }),
    'schema/missing a form of a oneOf without discriminator': firstAnimal({
      insurance: { employer: 'Port' },
    }),
    'schema/missing a field deep in a recursive schema': firstAnimal({ mother: deepMother }),
    'schema/format a date': firstAnimal({ bornOn: '04.05.2021' }),
    'schema/unknown a field beside those of allOf': firstAnimal({ colour: 'red' }),
    'header/missing a required header': withoutItsHeaders,
    'header/value a header of another form': withHeaders({ 'x-request-id': '7' }),
    'data/page the same page again': firstPageAgain,
  }),
  ...at('/v2/opening-hours', {
    'schema/format a value of additionalProperties': edited((body: Json) => {
      return { ...body, monday: 'closed' };
    }),
  }),
  ...at('/v2/animals/1/note', { 'schema/limit an empty plain text': withBody('') }),
  ...at('/v2/wards', {
    'schema/missing an inner ward': edited((body: Json) => ({
      ...body,
      wards: [{ name: 'Dogs' }],
    })),
  }),
];

/** Each loan with other fields. */
const loans = (fields: Json): Change =>
  edited((body: { loans: Json[] }) => ({
    ...body,
    loans: body.loans.map((one) => ({ ...one, ...fields })),
  }));

/** One book: the first or the second, with other fields. */
const book = (index: number, fields: Json): Change =>
  edited((body: Json[]) => [{ ...body[index], ...fields }]);

const withoutMedium = { isbn: '9780156907392', title: 'T', pages: 1 };

/** What the library may do wrong, in parts of OpenAPI 3.1 that the contract of this project does not use. */
export const libraryFaults: readonly Altered[] = [
  ...at('/books', {
    'schema/value an unknown discriminator': book(0, { medium: 'film' }),
    'schema/missing the discriminator': withBody([withoutMedium]),
    'schema/forbidden a field that nothing evaluates': book(0, { minutes: 3 }),
    'schema/forbidden a name that fits no pattern': book(1, { notes: { french: 'x' } }),
    'schema/type an item of a tuple': book(0, { shelf: ['B2', '7'] }),
    'schema/limit an exclusive bound of 3.1': book(0, { year: 1400 }),
  }),
  ...at('/loans', {
    'schema/missing what « then » requires': loans({ returned: true, returnedOn: undefined }),
  }),
];

const inLatin1: Change = (given) => ({
  ...given,
  headers: { 'content-type': 'text/plain; charset=iso-8859-1' },
  body: Buffer.from('Malade, très', 'latin1'),
});

const capitals = '6F1F9A3E-38AD-4B0D-9A6E-0B1D1C8A5F01';

/** What the contract of the clinic allows. */
export const conformingClinic: readonly Altered[] = [
  ...at('/v2/animals', {
    'has no animal': withBody({ animals: [], total: 0, pageCount: 0 }),
    'writes another language': withHeaders({ 'content-language': 'fr', vary: 'X-Language' }),
    'writes the id of its request in capitals': withHeaders({ 'x-request-id': capitals }),
  }),
  ...at('/v2/opening-hours', {
    'has no opening hours': withBody({}),
    'opens on any day': withBody({ 'bank holiday': '09:00-10:00' }),
  }),
  ...at('/v2/wards', {
    'has wards in wards in wards': edited((body: Json) =>
      Array.from({ length: 40 }).reduce<Json>((inner) => ({ name: 'W', wards: [inner] }), body),
    ),
  }),
  ...at('/v2/animals/1/note', { 'writes a note in another charset': inLatin1 }),
];

/** What the contract of the library allows. */
export const conformingLibrary: readonly Altered[] = [
  ...at('/books', {
    'has no book': withBody([]),
    'has no note': edited((body: Json[]) => body.map((one) => ({ ...one, notes: {} }))),
    'sends whole minutes': book(1, { minutes: 90 }),
    'writes the year 1401': book(0, { year: 1401 }),
  }),
  ...at('/loans', { 'has lent nothing': withBody({ loans: [], total: 0 }) }),
];
