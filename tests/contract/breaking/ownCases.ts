import type { Level } from '../../../scripts/breaking/Change.ts';
import type { Json } from '../../../scripts/breaking/placed.ts';

/** One change of the site's own contract, at a pointer into the contract read as one document. */
export interface OwnCase {
  readonly name: string;
  readonly level: Level;
  /** Keys from the root to what is replaced. */
  readonly at: readonly string[];
  /** Undefined removes it. */
  readonly change: (value: unknown) => unknown;
}

const schema = (name: string, ...keys: readonly string[]): readonly string[] => [
  ...['components', 'schemas', name],
  ...keys,
];
const call = (path: string, method: string, ...keys: readonly string[]): readonly string[] => [
  ...['paths', path, method],
  ...keys,
];
const to = (value: unknown) => (): unknown => value;
const withMore =
  (more: unknown) =>
  (list: unknown): unknown => [...(list as readonly unknown[]), more];
const without =
  (name: string) =>
  (list: unknown): unknown =>
    (list as readonly unknown[]).filter((one) => one !== name);
const withKeys =
  (more: Json) =>
  (object: unknown): unknown => ({ ...(object as Json), ...more });

/** What may well happen to the site's own contract; no two at the same place. */
export const ownCases: readonly OwnCase[] = [
  {
    name: 'a badge may have a status that no page knows',
    level: 'major',
    at: schema('Badge', 'properties', 'status', 'enum'),
    change: withMore('XX'),
  },
  {
    name: 'the amount of a ticket may be left out',
    level: 'major',
    at: schema('Ticket', 'required'),
    change: without('amount'),
  },
  {
    name: 'a refund may have no identifier',
    level: 'major',
    at: schema('Refund', 'properties', 'identifier', 'type'),
    change: to(['string', 'null']),
  },
  {
    name: 'an order may be of three badges at most',
    level: 'major',
    at: schema('OrderRequest', 'properties', 'nbBadge', 'maximum'),
    change: to(3),
  },
  {
    name: 'one more kind of answer to the list of badges',
    level: 'major',
    at: call(
      '/api/private/user/data/badges',
      'post',
      'responses',
      '200',
      'content',
      'application/json',
      'schema',
      'oneOf',
    ),
    change: withMore({
      type: 'object',
      required: ['later'],
      properties: { later: { const: true } },
    }),
  },
  {
    name: 'reading the passages changes something',
    level: 'major',
    at: call('/api/private/user/data/passages', 'post', 'x-effect'),
    change: to('write'),
  },
  {
    name: 'the traffic is for signed-in users',
    level: 'major',
    at: call('/api/v2/traffic', 'get', 'security'),
    change: to(undefined),
  },
  {
    name: 'an invoice is no longer a PDF file',
    level: 'major',
    at: call(
      '/api/private/invoice/{noInvoice}',
      'get',
      'responses',
      '200',
      'content',
      'application/pdf',
      'schema',
      'x-binary-signature',
    ),
    change: to(undefined),
  },
  {
    name: 'the bank slip may be no PDF',
    level: 'major',
    at: call(
      '/api/private/update/contract/{id}/coordinates/bank',
      'post',
      'requestBody',
      'content',
      'multipart/form-data',
      'encoding',
      'rib',
      'contentType',
    ),
    change: to('image/png, image/jpeg'),
  },
  {
    name: 'a sign-in may name a device',
    level: 'minor',
    at: schema('SignInRequest', 'properties'),
    change: withKeys({ device: { type: 'string' } }),
  },
  {
    name: 'a post tells its author',
    level: 'minor',
    at: schema('Post', 'properties'),
    change: withKeys({ author: { type: 'string' } }),
  },
  {
    name: 'the words about a receipt',
    level: 'patch',
    at: schema('Receipt', 'description'),
    change: to('Other words.'),
  },
];

/** The document with one of its values replaced; the document itself stays as it is. */
export function changedAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: OwnCase['change'],
): unknown {
  if (key === undefined) return change(value);
  if (typeof value !== 'object' || value === null || !(key in value)) {
    throw new Error(`The contract has no ${key} there.`);
  }
  return { ...value, [key]: changedAt((value as Json)[key], rest, change) };
}
