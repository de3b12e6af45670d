import type { Level } from '../../../scripts/contract-tools/breaking/Change.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';

/** A change of the site's own contract. */
export interface OwnCase {
  readonly name: string;
  readonly level: Level;
  /** Keys from the root to the changed value. */
  readonly at: readonly string[];
  /** Undefined removes the value. */
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

/** Likely changes of the site's own contract, each at another place. */
export const ownCases: readonly OwnCase[] = [
  {
    name: 'a badge may have another status',
    level: 'major',
    at: schema('Badge', 'properties', 'status', 'enum'),
    change: withMore('XX'),
  },
  {
    name: 'the amount of a ticket is optional',
    level: 'major',
    at: schema('Ticket', 'required'),
    change: without('amount'),
  },
  {
    name: 'the identifier of a refund may be null',
    level: 'major',
    at: schema('Refund', 'properties', 'identifier', 'type'),
    change: to(['string', 'null']),
  },
  {
    name: 'an order has at most three badges',
    level: 'major',
    at: schema('OrderRequest', 'properties', 'nbBadge', 'maximum'),
    change: to(3),
  },
  {
    name: 'another form of the answer with the badges',
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
    name: 'reading the passages has an effect',
    level: 'major',
    at: call('/api/private/user/data/passages', 'post', 'x-effect'),
    change: to('write'),
  },
  {
    name: 'the traffic requires a token',
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
    name: 'the bank slip cannot be a PDF',
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
    name: 'sign-in accepts a device',
    level: 'minor',
    at: schema('SignInRequest', 'properties'),
    change: withKeys({ device: { type: 'string' } }),
  },
  {
    name: 'a post has an author',
    level: 'minor',
    at: schema('Post', 'properties'),
    change: withKeys({ author: { type: 'string' } }),
  },
  {
    name: 'description of a receipt',
    level: 'patch',
    at: schema('Receipt', 'description'),
    change: to('Other words.'),
  },
];

/** Returns a copy of the document with one value replaced. */
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
