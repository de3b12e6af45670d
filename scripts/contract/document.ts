/** A JSON Schema of the contract. All keywords that the contract may use are listed here. */
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
  /** The first bytes of a file, and the mark at its end; Latin-1. */
  readonly 'x-binary-signature'?: string;
  readonly 'x-binary-end'?: string;
  /** This field contains the caller's bearer token. */
  readonly 'x-bearer-token'?: true;
  /** Which part of an answer may be unreadable on its own; see `Tolerance`. */
  readonly 'x-tolerant'?: Tolerance;
}

/**
 * How a client decodes a part of an answer that does not fit its schema (P7.2). On an array:
 * `items`, each item separately; `list`, the whole array may be unreadable too; `none`, the array
 * is decoded as a whole. On another schema: `value`, it may be unreadable.
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

export interface Header {
  readonly schema?: Schema;
  readonly example?: unknown;
}

export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | { readonly $ref: string }>>;
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
  /** The default for operations without their own. */
  readonly security?: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Answer>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}
