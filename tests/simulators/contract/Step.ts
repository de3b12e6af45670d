import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One request: the operation's first example, except for the parts given here. */
export interface StepRequest {
  readonly request?: string;
  readonly body?: Fields;
  readonly path?: Fields;
  readonly query?: Fields;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces Camille's token with an invalid one. */
  readonly token?: string;
  /** Makes the operation fail through the control page. */
  readonly failing?: true;
}

/** What is known during the walk. */
export interface WalkState {
  readonly token: string;
  /** The last part of the link in the latest mail to that person. */
  readonly mailedToken: (recipient: string) => string;
  /** A field of an earlier operation's successful answer. */
  readonly answered: (operationId: OperationId, field: string) => unknown;
}

export interface Step {
  readonly operationId: OperationId;
  /** A request that succeeds with status 200. */
  readonly good: StepRequest | ((walk: WalkState) => StepRequest);
  readonly refused: StepRequest | ((walk: WalkState) => StepRequest);
  /** 200 for a refusal in the body. */
  readonly status: number;
}

/** An invalid token. */
export const foreign: StepRequest = { token: 'a.b.c' };

export const broken: StepRequest = { failing: true };
