import type { RuleId } from '../../../scripts/contract-tools/report/Finding.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';

/** A received request with its body. */
export interface SentRequest {
  /** In upper case. */
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * How an answer ends on the connection:
 * - `dropped`: the connection closes after so many bytes of the body; null: before the status;
 * - `endless`: nothing follows after so many bytes, and the connection stays open; null: not even a
 * status;
 * - `chunked`: complete, in chunks of so many bytes, without a content length.
 */
export type Ending =
  | { readonly kind: 'whole' }
  | { readonly kind: 'dropped' | 'endless'; readonly afterBytes: number | null }
  | { readonly kind: 'chunked'; readonly bytes: number };

export interface Answer {
  readonly status: number;
  /** Names in lower case; the sender adds `content-length`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly ending: Ending;
}

/** A call of an operation between a client and the reference backend. */
export interface Exchange {
  readonly operationId: OperationId;
  readonly request: SentRequest;
  /** A bearer token that the backend accepts. */
  readonly ownToken: string;
  /** Whether the request has this token. */
  readonly isSignedIn: boolean;
  /** The answer of the reference backend to this request, or to another given one. */
  call(request?: SentRequest): Promise<Answer>;
}

export type Alter = (exchange: Exchange) => Promise<Answer>;

/** A change of a backend that the contract allows: nothing must be found. */
export interface Variation {
  /** What the backend does: `writes its keys in another order`. */
  readonly name: string;
  readonly operationId: OperationId;
  readonly alter: Alter;
}

/** A change of a backend, on one operation, that violates the contract. */
export interface Deviation extends Variation {
  /** A rule that must be found; others may be too. */
  readonly rule: RuleId;
}

/** The operation and what the backend does: how. */
type Rows = Readonly<Record<`${OperationId} ${string}`, Alter>>;

/** The deviations that one rule must find. */
export function under(rule: RuleId, rows: Rows): readonly Deviation[] {
  return variationsOf(rows).map((one) => ({ ...one, rule }));
}

export function variationsOf(rows: Rows): readonly Variation[] {
  return Object.entries(rows).map(([told, alter]) => {
    const [operationId, ...words] = told.split(' ') as [OperationId, ...string[]];
    return { operationId, name: words.join(' '), alter };
  });
}
