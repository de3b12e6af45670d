import type { RuleId } from '../../../scripts/conformance/rules.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';

/** A request as it came, its body read. */
export interface SentRequest {
  /** In capitals. */
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * How an answer ends on the wire:
 * - `dropped`: so many bytes of the body come, then the connection breaks; null: not even a status came;
 * - `endless`: so many bytes come, then nothing more, and the connection stays; null: not even a status comes;
 * - `late`: whole, so many milliseconds later;
 * - `chunked`: whole, in pieces of so many bytes, their sum not announced.
 */
export type Ending =
  | { readonly kind: 'whole' }
  | { readonly kind: 'dropped' | 'endless'; readonly afterBytes: number | null }
  | { readonly kind: 'late'; readonly milliseconds: number }
  | { readonly kind: 'chunked'; readonly bytes: number };

export interface Answer {
  readonly status: number;
  /** By their names in small letters; `content-length` is told by who sends. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly ending: Ending;
}

/** One call of one operation on its way between a client and the reference backend. */
export interface Exchange {
  readonly operationId: OperationId;
  readonly request: SentRequest;
  /** A bearer token that the backend accepts. */
  readonly ownToken: string;
  /** Whether the request carries that very token. */
  readonly isSignedIn: boolean;
  /** The answer of the reference backend, to this request unless another is given. */
  call(request?: SentRequest): Promise<Answer>;
}

export type Alter = (exchange: Exchange) => Promise<Answer>;

/** A change of a backend that still keeps the contract: nothing is to be found. */
export interface Variation {
  /** A sentence about the backend: `writes its keys in another order`. */
  readonly name: string;
  readonly operationId: OperationId;
  readonly alter: Alter;
}

/** A change of a backend that leaves the contract, on one operation. */
export interface Deviation extends Variation {
  /** What must be found, at least. */
  readonly rule: RuleId;
}

export interface ListedDeviation extends Deviation {
  /** `x-effect` of the operation. */
  readonly scope: 'read' | 'write' | 'irreversible';
}
