import type { operations } from '../../../generated/api.ts';
import type { Caller } from '../world/Caller.ts';
import type { World } from '../world/World.ts';

export type OperationId = keyof operations;

/** A file of a multipart body, read whole. */
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

/** The body of a request, already held to the contract. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? WithFiles<ContentOf<Body>>
  : undefined;

type ParametersOf<Id extends OperationId, Place extends 'path' | 'query' | 'header'> = Exclude<
  operations[Id]['parameters'][Place],
  undefined
>;

/** Whoever calls an operation that needs a token is known; on an open one, only when a good token came along. */
export interface Call<Id extends OperationId, Who extends Caller | null = Caller> {
  readonly body: BodyOf<Id>;
  readonly path: ParametersOf<Id, 'path'>;
  readonly query: ParametersOf<Id, 'query'>;
  readonly header: ParametersOf<Id, 'header'>;
  readonly caller: Who;
}

type WithBytes<T> = T extends Blob ? Uint8Array : T;

/** A status of the contract with a body of the contract. What takes time (a PDF, a seal) may come as a promise. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: {
    readonly status: Status;
    readonly body:
      | WithBytes<ContentOf<operations[Id]['responses'][Status]>>
      | Promise<WithBytes<ContentOf<operations[Id]['responses'][Status]>>>;
  };
}[keyof operations[Id]['responses']];

/**
 * Carries an operation out. It runs inside one transaction of the store, hence without waiting for anything; when it
 * throws, nothing was done.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>, world: World) => AnswerOf<Id>;

/** The same for an operation that is open to visitors. */
export type OpenHandler<Id extends OperationId> = (
  call: Call<Id, Caller | null>,
  world: World,
) => AnswerOf<Id>;

export type SecuredOperations = { readonly [Id in OperationId]?: Handler<Id> };

export type OpenOperations = { readonly [Id in OperationId]?: OpenHandler<Id> };
