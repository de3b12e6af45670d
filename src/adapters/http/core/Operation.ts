import type { Mixed, TypeOf } from 'io-ts';
import type { paths } from '../../../../generated/api';
import type { AnswerCodec } from '../../../../generated/combinators';

export type Method = 'get' | 'put' | 'post' | 'delete';

/** A row of `generated/operations.ts`: one operation of the contract. */
export interface Operation {
  /** Its name in the contract. */
  readonly id: string;
  readonly method: Method;
  /** With its parameters in braces. */
  readonly path: string;
  /**
   * Whether the bearer token is sent: never, if there is one, or always (without a token the call is not
   * sent).
   */
  readonly access: 'open' | 'optional' | 'token';
  readonly encoding: 'none' | 'json' | 'form' | 'multipart';
  /** The field and the value that mark a refusal with a success status; null if the operation has none. */
  readonly refusal: RefusalMark | null;
  readonly answer: AnswerCodec;
  /** By status, 400 and above. */
  readonly errors: Readonly<Record<number, AnswerCodec>>;
}

/** A field and its value, as in `state: false`. */
export type RefusalMark = readonly [field: string, value: string | boolean];

/** The operation of `generated/api.ts` with the same path and method. */
type Contracted<Op extends Operation> = paths[Op['path'] & keyof paths][Op['method']];

/** A value to send: its lists may be readonly. */
type Sent<T> = T extends Blob
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: Sent<T[Key]> }
    : T;

type ParametersOf<T> = T extends { readonly parameters: infer Parts } ? Parts : never;

type BodyOf<T> = T extends { readonly requestBody: { readonly content: infer Content } }
  ? { readonly body: Sent<Content[keyof Content]> }
  : unknown;

type PartOf<Parts, Name extends 'path' | 'query' | 'header'> = Name extends keyof Parts
  ? [Exclude<Parts[Name], undefined>] extends [never]
    ? unknown
    : Pick<Parts, Name>
  : unknown;

type PartsOf<Parts> = PartOf<Parts, 'path'> & PartOf<Parts, 'query'> & PartOf<Parts, 'header'>;

/** The input of a call: the parameters of the path, the query and the headers, and the body. */
export type InputOf<Op extends Operation> = PartsOf<ParametersOf<Contracted<Op>>> &
  BodyOf<Contracted<Op>>;

type Decoded<Codec> = Codec extends Mixed
  ? TypeOf<Codec>
  : Codec extends 'pdf'
    ? Blob
    : Codec extends 'text'
      ? string
      : never;

type Marked<Op extends Operation> = Op['refusal'] extends RefusalMark
  ? { readonly [Field in Op['refusal'][0]]: Op['refusal'][1] }
  : never;

/** The answer of a successful call. */
export type AnswerOf<Op extends Operation> = Exclude<Decoded<Op['answer']>, Marked<Op>>;

/** The refusal in an answer with a success status. */
export type RefusalOf<Op extends Operation> = Extract<Decoded<Op['answer']>, Marked<Op>>;

/** The body of an answer with an error status. */
export type ErrorOf<Op extends Operation> = Decoded<Op['errors'][keyof Op['errors']]>;
