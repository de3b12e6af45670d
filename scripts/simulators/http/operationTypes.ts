import type { operations } from '../../../generated/api.ts';
import type { Caller } from '../world/Caller.ts';
import type { Services } from '../world/Services.ts';

export type OperationId = keyof operations;

/** A file of a multipart body, in memory. */
export interface UploadedFile {
  readonly name: string;
  /** As declared by the sender. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

type WithFiles<T> = T extends Blob
  ? UploadedFile
  : T extends object
    ? { readonly [Key in keyof T]: WithFiles<T[Key]> }
    : T;

type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : never;

/** The body of a request, already checked against the contract. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? WithFiles<ContentOf<Body>>
  : undefined;

type ParametersOf<Id extends OperationId, Place extends 'path' | 'query' | 'header'> = Exclude<
  operations[Id]['parameters'][Place],
  undefined
>;

/**
 * `caller` is the signed-in person; on an open operation it is null unless a valid token was sent.
 */
export interface Call<Id extends OperationId, Who extends Caller | null = Caller> {
  readonly body: BodyOf<Id>;
  readonly path: ParametersOf<Id, 'path'>;
  readonly query: ParametersOf<Id, 'query'>;
  readonly header: ParametersOf<Id, 'header'>;
  readonly caller: Who;
}

type WithBytes<T> = T extends Blob ? Uint8Array : T;

/**
 * A status of the contract with its body. A body that takes time (a PDF, a token) may be a promise.
 */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: {
    readonly status: Status;
    readonly body:
      | WithBytes<ContentOf<operations[Id]['responses'][Status]>>
      | Promise<WithBytes<ContentOf<operations[Id]['responses'][Status]>>>;
  };
}[keyof operations[Id]['responses']];

/**
 * Executes an operation. Runs inside one transaction of the store, hence synchronously; when it
 * throws, all its writes are rolled back.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>, services: Services) => AnswerOf<Id>;

/** The same for an operation that needs no token. */
export type OpenHandler<Id extends OperationId> = (
  call: Call<Id, Caller | null>,
  services: Services,
) => AnswerOf<Id>;

export type SecuredOperations = { readonly [Id in OperationId]?: Handler<Id> };

export type OpenOperations = { readonly [Id in OperationId]?: OpenHandler<Id> };
