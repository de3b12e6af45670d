import type { Rule } from './Rule.ts';

/** Values: fields, types, limits, dates, lists, examples. */
export const valueRules = {
  'data/total': {
    title: 'Totals that do not fit the list',
    help: 'Count all items with the same filter as the list, and the pages from that count and the size.',
    level: 'error',
    weight: 60,
  },
  'data/order': {
    title: 'List in another order',
    help: 'Sort as the contract says, before the list is cut into pages; or take the order out of the contract.',
    level: 'error',
    weight: 55,
  },
  'data/date': {
    title: 'Date in another form, or impossible',
    help: 'Write this date in the form that the others have, null if there is none; and give the contract a pattern.',
    level: 'error',
    weight: 60,
  },
  'data/rounding': {
    title: 'Rounding error of a calculation',
    help: 'Calculate amounts in whole cents or decimals, and round before writing the number.',
    level: 'error',
    weight: 45,
  },
  'data/page': {
    title: 'Page that does not follow the first',
    help: 'Apply page and size after filter and order, and count the total with the same filter.',
    level: 'error',
    weight: 60,
  },
  'schema/missing': {
    title: 'Required field missing',
    help: 'Send the field under the name of the contract, null where it allows null.',
    level: 'error',
    weight: 70,
  },
  'schema/type': {
    title: 'Other type',
    help: 'Send the type of the contract; null only where it allows null.',
    level: 'error',
    weight: 70,
  },
  'schema/value': {
    title: 'Value that is not in the contract',
    help:
      'Send one of the values of the contract, or add this one to it: ' +
      'clients reject an unknown value.',
    level: 'error',
    weight: 65,
  },
  'schema/format': {
    title: 'Other format',
    help: 'Write the text as the contract describes it.',
    level: 'error',
    weight: 65,
  },
  'schema/limit': {
    title: 'Beyond a limit',
    help: 'Keep to the lengths and bounds of the contract; if the value is right, widen them there.',
    level: 'error',
    weight: 65,
  },
  'schema/unsafe-integer': {
    title: 'Integer beyond 2^53',
    help: 'Send it as a text and say so in the contract; or declare format int64 there, if every client can read such numbers.',
    level: 'error',
    weight: 65,
  },
  'schema/forbidden': {
    title: 'Field that the contract excludes',
    help: 'Leave the field out, or describe it in the contract: strict clients refuse the whole answer.',
    level: 'error',
    weight: 65,
  },
  'schema/write-only': {
    title: 'Field that is only written',
    help: 'Leave it out of answers: fields like this one hold secrets (writeOnly).',
    level: 'warning',
    weight: 50,
  },
  'schema/several': {
    title: 'Fits several forms of the contract at once',
    help:
      'Send the fields of one form only. If the answer is right, the forms overlap: give each a required ' +
      'literal of its own in the contract, or write anyOf.',
    level: 'error',
    weight: 40,
  },
  'example/unfit': {
    title: 'Example that does not fit its schema',
    help: 'Correct the example, or the schema if the example is what servers send.',
    level: 'error',
    weight: 60,
  },
  'schema/unknown': {
    title: 'Field that is not in the contract',
    help: 'Describe the field in the contract, or leave it out.',
    level: 'warning',
    weight: 10,
  },
} as const satisfies Readonly<Record<string, Rule>>;
