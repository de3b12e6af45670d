import { addition, problem, type Rule } from './Rule.ts';

/** Values: fields, types, limits, dates, lists, examples. */
export const valueRules = {
  'data/total': problem(
    60,
    'Totals that do not fit the list',
    'Count all items with the same filter as the list, and the pages from that count and the size.',
    'total 3, but the list has 5 items',
  ),
  'data/order': problem(
    55,
    'List in another order',
    'Sort as the contract says, before the list is cut into pages; or take the order out of the contract.',
    'sorted by -date in the contract, but the oldest is first',
  ),
  'data/date': problem(
    60,
    'Date in another form, or impossible',
    'Write this date in the form that the others have, null if there is none; and give the contract a pattern.',
    '"31/12/2026" among dates like "2026-12-31"',
  ),
  'data/rounding': problem(
    45,
    'Rounding error of a calculation',
    'Calculate amounts in whole cents or decimals, and round before writing the number.',
    '14.299999999999999',
  ),
  'data/page': problem(
    60,
    'Page that does not follow the first',
    'Apply page and size after filter and order, and count the total with the same filter.',
    'page 2 repeats the first item of page 1',
  ),
  'data/twice': problem(
    60,
    'Item twice in a list',
    'Join without multiplying rows, and send each item once: clients count it twice, or refuse the list.',
    'two items with the id 7',
  ),
  'schema/missing': problem(
    70,
    'Required field missing',
    'Send the field under the name of the contract, null where it allows null.',
    'no `id`, which is required',
  ),
  'schema/type': problem(
    70,
    'Other type',
    'Send the type of the contract; null only where it allows null.',
    '`id`: "12"; the contract has an integer',
  ),
  'schema/value': problem(
    65,
    'Value that is not in the contract',
    'Send one of the values of the contract, or add this one to it: ' +
      'clients reject an unknown value.',
    '`status`: "NEW", which is not in the enum',
  ),
  'schema/format': problem(
    65,
    'Other format',
    'Write the text as the contract describes it.',
    '`date`: "tomorrow"; the contract has format date',
  ),
  'schema/limit': problem(
    65,
    'Beyond a limit',
    'Keep to the lengths and bounds of the contract; if the value is right, widen them there.',
    'a name of 60 characters; maxLength is 50',
  ),
  'schema/unsafe-integer': problem(
    65,
    'Integer beyond 2^53',
    'Send it as a text and say so in the contract; or declare format int64 there, if every client can read such numbers.',
    '`id`: 9007199254740993',
  ),
  'schema/forbidden': problem(
    65,
    'Field that the contract excludes',
    'Leave the field out, or describe it in the contract: strict clients refuse the whole answer.',
    '`debug`, where additionalProperties is false',
  ),
  'schema/write-only': addition(
    50,
    'Field that is only written',
    'Leave it out of answers: fields like this one hold secrets (writeOnly).',
    '`password` in an answer',
  ),
  'schema/several': problem(
    40,
    'Fits several forms of the contract at once',
    'Send the fields of one form only. If the answer is right, the forms overlap: give each a required ' +
      'literal of its own in the contract, or write anyOf.',
    'an item that fits two forms of oneOf',
  ),
  'example/unfit': problem(
    60,
    'Example that does not fit its schema',
    'Correct the example, or the schema if the example is what servers send.',
    'example: 5 of a field with type: string',
  ),
  'contract/not-understood': problem(
    40,
    'Not understood here',
    'Write it as JSON Schema asks (2020-12 for OpenAPI 3.1). Until then no value is judged by it.',
    'pattern: (?i)^abc$, or exclusiveMinimum: true in OpenAPI 3.1',
  ),
  'schema/unknown': addition(
    10,
    'Field that is not in the contract',
    'Describe the field in the contract, or leave it out.',
    '`beta`, which the contract does not describe',
  ),
} satisfies Readonly<Record<string, Rule>>;
