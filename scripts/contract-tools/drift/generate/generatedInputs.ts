import fc from 'fast-check';
import type { ContractDocument, Schema } from '../../contract/document.ts';
import { parameterValue } from '../../contract/parameterValue.ts';
import { bare, type ListedOperation } from '../../contract/operations.ts';
import type { CompareToSchema } from '../../schema/placed.ts';
import { addressOf } from '../buildRequest.ts';
import { fitsRequest, withValue, type Input } from '../Input.ts';
import { asHeaderValue, writePairs, writeText } from '../writeParameter.ts';
import { arbitraryOf } from './arbitraryOf.ts';
import { boundaries } from './boundaries.ts';
import { largest, smallest } from './extremes.ts';
import { merged } from '../../schema/followSchema.ts';
import { isSent } from './valueOf.ts';

/** How many random inputs each operation gets, and from which seed. */
export interface Generation {
  readonly count: number;
  readonly seed: number;
  /** Also operations that limit attempts: the contract has an answer 429. */
  readonly whereLimited: boolean;
}

export interface GeneratedInput {
  /** `smallest body`, `body/size maximum + 1`, `random 1` */
  readonly name: string;
  readonly input: Input;
  /** Whether it fits the contract. */
  readonly isValid: boolean;
}

interface Field {
  /** `query/page`, `body/size` */
  readonly place: string;
  readonly schema: Schema;
  /** Whether a value that fits, and the text that is sent, are of this schema. */
  readonly fits: (value: unknown) => boolean;
}

/** Inputs that differ from the example in one place: smallest, largest, both sides of bounds, random. */
export function generatedInputs(
  document: ContractDocument,
  listed: ListedOperation,
  input: Input,
  compare: CompareToSchema,
  { count, seed }: Generation,
): readonly GeneratedInput[] {
  const fields = fieldsOf(document, listed, input, compare);
  const made = fields.flatMap(({ place, schema, fits }) => {
    const big = sizes.map((size) => sendable(place, largest(document, schema, size)));
    const least = sendable(place, smallest(document, schema));
    const most = big.find((value) => isModest(listed, withValue(input, place, value)));
    const ends = [
      { name: 'smallest', value: least },
      { name: 'largest', value: most },
    ].filter(({ value }) => value !== undefined && fits(value));
    // In a URL, null and objects have no notation of their own.
    const isWritable = (value: unknown): boolean =>
      place.startsWith('body/') || typeof value !== 'object' || Array.isArray(value);
    const bounds = boundaries(document, schema)
      .filter(({ value }) => isWritable(value))
      .map(({ name, value }) => ({ name, value: sendable(place, value) }));
    return [...ends, ...bounds].map(({ name, value }) => ({
      name: `${place} ${name}`,
      input: withValue(input, place, value),
      isValid: fits(value),
    }));
  });
  const random = Array.from({ length: count }, (_, index): GeneratedInput => {
    const changed = fields.reduce((whole, { place, schema, fits }, at) => {
      const [sampled] = fc.sample(arbitraryOf(document, schema), {
        seed: seed + index * 101 + at,
        numRuns: 1,
      });
      const value = sendable(place, sampled);
      return value !== undefined && fits(value) ? withValue(whole, place, value) : whole;
    }, input);
    return { name: `random ${index + 1}`, input: changed, isValid: true };
  });
  const all = [...made, ...(fields.length === 0 ? [] : random)];
  const isGood = (one: GeneratedInput) => isModest(listed, one.input) && isWritten(listed, one);
  return distinct(all, input).filter(isGood);
}

/** The bounds of what is sent as « largest », the first one that is modest. */
const sizes = [
  { text: 1_000, list: 20 },
  { text: 300, list: 20 },
  { text: 50, list: 10 },
  { text: 10, list: 2 },
];

/** Most servers read a request line and a header of 8 kB; proxies and logs less. */
const longestWritten = 3_500;

function isModest(listed: ListedOperation, input: Input): boolean {
  const headers = listed.parameters
    .filter(({ in: place }) => place === 'header' || place === 'cookie')
    .map((one) => encodeURIComponent(writeText(one, input[one.in][one.name] ?? '')));
  const lengths = [addressOf(listed, input).length, headers.join('').length];
  return Math.max(...lengths) <= longestWritten;
}

/** Whether each query of an input is in the address, and not empty, which needs `allowEmptyValue`. */
function isWritten(
  { parameters }: ListedOperation,
  { name, input, isValid }: GeneratedInput,
): boolean {
  return parameters.every((parameter) => {
    const value = input.query[parameter.name];
    if (parameter.in !== 'query' || value === undefined) return true;
    if (name.startsWith('random') && parameter.required !== true) return true;
    const pairs = writePairs(parameter, value);
    return pairs.length > 0 && (!isValid || pairs.every(([, text]) => text !== ''));
  });
}

/** A value as it can be sent at a place: in a header, not every text can. */
function sendable(place: string, value: unknown): unknown {
  return place.startsWith('header/') ? asHeaderValue(value) : value;
}

function fieldsOf(
  document: ContractDocument,
  { parameters, body }: ListedOperation,
  input: Input,
  compare: CompareToSchema,
): readonly Field[] {
  const ofParameters = parameters
    .filter(({ in: place, style }) => place !== 'path' && style !== 'deepObject')
    .map((parameter): Field => {
      const { in: place, name, schema } = parameter;
      return {
        place: `${place}/${name}`,
        schema,
        // What arrives is a text: `1.5` for a text parameter is valid.
        fits: (value) => {
          const texts =
            place === 'query'
              ? writePairs(parameter, value).map(([, one]) => one)
              : [writeText(parameter, value)];
          const sent = parameterValue(document, schema, texts, parameter.style);
          return fitsRequest(compare, schema, sent);
        },
      };
    });
  if (body === null || typeof input.body !== 'object' || input.body === null) return ofParameters;
  if (!/json$/.test(bare(body.contentType))) return ofParameters;
  const { properties = {} } = merged(document, body.schema);
  const ofBody = Object.entries(properties)
    .filter(([, one]) => isSent(document, one) && !merged(document, one)['x-bearer-token'])
    .map(([name, schema]): Field => {
      const place = `body/${name}`;
      return {
        ...{ place, schema },
        fits: (value) => fitsRequest(compare, body.schema, withValue(input, place, value).body),
      };
    });
  return [...ofParameters, ...ofBody];
}

function distinct(made: readonly GeneratedInput[], example: Input): readonly GeneratedInput[] {
  const known = new Set([JSON.stringify(example)]);
  return made.filter(({ input }) => {
    const key = JSON.stringify(input);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
