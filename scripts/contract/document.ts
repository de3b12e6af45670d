/** A JSON Schema as our contract writes it; every keyword that the contract may use is listed here. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | true;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly Scalar[];
  readonly const?: Scalar;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  /** How a file begins, and what stands at its end; Latin-1. */
  readonly 'x-binary-signature'?: string;
  readonly 'x-binary-end'?: string;
  /** The text of this field is the bearer token of the caller. */
  readonly 'x-bearer-token'?: true;
  /** Which part of an answer may be unreadable without the rest of it; see `Tolerance`. */
  readonly 'x-tolerant'?: Tolerance;
}

/**
 * What a client does with a part of an answer that does not fit its schema (P7.2). On an array: `items`, each item by itself;
 * `list`, the array as a whole too; `none`, the array and its items are decoded whole. On another schema: `value`, it may be unreadable.
 */
export type Tolerance = 'items' | 'list' | 'none' | 'value';

export type Scalar = string | number | boolean | null;

export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

export interface MediaType {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
  readonly encoding?: Readonly<
    Record<string, { readonly explode?: boolean; readonly contentType?: string }>
  >;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface Answer {
  readonly description: string;
  readonly content?: Content;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
  readonly 'x-inferred-from'?: string;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>;
  readonly security?: readonly object[];
  readonly 'x-statements'?: readonly string[];
  readonly 'x-effect'?: string;
  readonly 'x-inferred'?: boolean;
  readonly 'x-inferred-from'?: string;
}

export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  /** Of every operation that names none of its own. */
  readonly security?: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Answer>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}
