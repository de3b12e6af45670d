/**
 * A JSON Schema of a contract, as `readContract` returns it: the dialect of OpenAPI 3.1, whichever version
 * the file has. A boolean schema is `{}` or `{ not: {} }`, except in `additionalProperties` and
 * `unevaluatedProperties`.
 */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly unevaluatedProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly dependentSchemas?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly contains?: Schema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly contentMediaType?: string;
  readonly contentEncoding?: string;
  /** The first bytes of a file, and the mark at its end; Latin-1. */
  readonly 'x-binary-signature'?: string;
  readonly 'x-binary-end'?: string;
  /** This field contains the caller's bearer token. */
  readonly 'x-bearer-token'?: true;
  /** On a list: the field that its items are sorted by, `-` before it for descending: `-created/at`. */
  readonly 'x-sorted-by'?: string;
}

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
