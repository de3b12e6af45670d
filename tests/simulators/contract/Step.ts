import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One request: the operation's own example unless something else is named. */
export interface Asked {
  readonly request?: string;
  readonly body?: Fields;
  readonly path?: Fields;
  readonly query?: Fields;
  readonly headers?: Readonly<Record<string, string>>;
  /** A token that is none of ours, instead of Camille's. */
  readonly token?: string;
  /** What the control page has go wrong. */
  readonly failing?: true;
}

/** What the walk knows once it is under way. */
export interface UnderWay {
  readonly token: string;
  /** The last part of the link in the latest mail to that person. */
  readonly mailedToken: (recipient: string) => string;
  /** A field of the answer to the good request of an operation that came before. */
  readonly told: (operationId: OperationId, field: string) => unknown;
}

export interface Step {
  readonly operationId: OperationId;
  /** Carried out, with status 200. */
  readonly good: Asked | ((walk: UnderWay) => Asked);
  readonly refused: Asked | ((walk: UnderWay) => Asked);
  /** 200 for a refusal in the body. */
  readonly status: number;
}

/** A token that is none of ours. */
export const foreign: Asked = { token: 'a.b.c' };

export const broken: Asked = { failing: true };
