import { UsageError } from '../command/Terminal.ts';
import { fragmentTokens, valueAt } from './pointer.ts';

/**
 * A JSON Schema of a contract, as `readContract` returns it: the dialect of OpenAPI 3.1, whichever version
 * the file has. A boolean schema is `{}` or `{ not: {} }`, except in `additionalProperties` and
 * `unevaluatedProperties`.
 */
export interface Schema
  extends
    Keywords<'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minContains', number>,
    Keywords<'minProperties' | 'maxProperties' | 'maxContains' | 'multipleOf', number>,
    Keywords<'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum', number>,
    Keywords<'$ref' | 'pattern' | 'format' | 'contentMediaType' | 'contentEncoding', string>,
    Keywords<'uniqueItems' | 'readOnly' | 'writeOnly', boolean>,
    Keywords<'const' | 'default' | 'example', unknown>,
    Keywords<'enum' | 'examples', readonly unknown[]>,
    Keywords<'items' | 'contains' | 'propertyNames' | 'not' | 'if' | 'then' | 'else', Schema>,
    Keywords<'oneOf' | 'anyOf' | 'allOf' | 'prefixItems', readonly Schema[]>,
    Keywords<'properties' | 'patternProperties' | 'dependentSchemas', SchemaMap>,
    Keywords<'additionalProperties' | 'unevaluatedProperties', Schema | boolean> {
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  /** The first bytes of a file, and the mark at its end; Latin-1. */
  readonly 'x-binary-signature'?: string;
  readonly 'x-binary-end'?: string;
  /** This field contains the caller's bearer token. */
  readonly 'x-bearer-token'?: true;
  /** On a list: the field that its items are sorted by, `-` before it for descending: `-created/at`. */
  readonly 'x-sorted-by'?: string;
}

type Keywords<Names extends string, Value> = Readonly<Partial<Record<Names, Value>>>;

type SchemaMap = Readonly<Record<string, Schema>>;

export type Scalar = string | number | boolean | null;

export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

export interface Encoding {
  readonly explode?: boolean;
  readonly contentType?: string;
}

export interface MediaType {
  /** `{}` where the contract describes none. */
  readonly schema: Schema;
  /** `example` of the contract is here under the name `example`. */
  readonly examples?: Readonly<Record<string, Example>>;
  readonly encoding?: Readonly<Record<string, Encoding>>;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface Reference {
  readonly $ref: string;
}

export interface Header {
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

/** How a value of this answer is an input of another operation. */
export interface Link {
  readonly operationId?: string;
  readonly operationRef?: string;
  /** Parameter name → runtime expression (`$response.body#/id`) or a value. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}

export interface Answer {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Content;
  readonly links?: Readonly<Record<string, Link | Reference>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  /** `{}` where the contract describes none. */
  readonly schema: Schema;
  /** The value is written in this content type (`application/json`) instead of a style. */
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface RequestBody {
  readonly required?: boolean;
  readonly content: Content;
}

export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses?: Readonly<Record<string, Answer | Reference>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  /** `read`, `write` (can be undone) or `irreversible`. */
  readonly 'x-effect'?: string;
}

export interface SecurityScheme {
  readonly type: string;
  /** Of `http`: `bearer`, `basic`. */
  readonly scheme?: string;
  /** Of `apiKey`: the place and the name of the key. */
  readonly in?: 'header' | 'query' | 'cookie';
  readonly name?: string;
}

export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers?: readonly {
    readonly url: string;
    readonly variables?: Readonly<Record<string, { readonly default?: string }>>;
  }[];
  /** The default for operations without their own. */
  readonly security?: Operation['security'];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Answer | Reference>>;
    readonly parameters?: Readonly<Record<string, Parameter | Reference>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme | Reference>>;
  };
}

/** Follows `$ref` until the target is no reference. Throws on a missing or circular target. */
export function resolveReference<T extends object>(
  document: ContractDocument,
  node: T | { readonly $ref: string },
): T {
  let here = node;
  const passed = new Set<string>();
  while ('$ref' in here && typeof here.$ref === 'string') {
    const target = valueAt(document, fragmentTokens(here.$ref.replace(/^#/, '')));
    if (typeof target !== 'object' || target === null)
      throw new UsageError(`${here.$ref} not found`);
    if (passed.has(here.$ref)) throw new UsageError(`${here.$ref} is a circular reference`);
    passed.add(here.$ref);
    here = target as T | { readonly $ref: string };
  }
  return here as T;
}
