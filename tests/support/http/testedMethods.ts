import type * as TE from 'fp-ts/TaskEither';
import type * as operations from '../../../generated/operations';
import type { ApiClient } from '../../../src/adapters/http/core/apiClient';

export type OperationName = keyof typeof operations;
type Ask<Gateway> = (gateway: Gateway) => TE.TaskEither<unknown, unknown>;

/** A call of a gateway method, and the operations it must send, in order. */
type Row<Gateway> = readonly [ask: Ask<Gateway>, ...called: readonly OperationName[]];

type Rows<Gateway> = { readonly [Method in keyof Gateway]: Row<Gateway> };

/** A gateway method with the operations it must send. */
export interface TestedMethod {
  readonly title: string;
  readonly ask: (api: ApiClient) => TE.TaskEither<unknown, unknown>;
  readonly called: readonly OperationName[];
}

/** The rows of a gateway. A method without a row does not compile. */
export function methodsOf<Gateway>(
  name: string,
  open: (api: ApiClient) => Gateway,
  rows: Rows<Gateway>,
): readonly TestedMethod[] {
  return Object.entries<Row<Gateway>>(rows).map(([method, [ask, ...called]]) => ({
    title: `${name}.${method}`,
    ask: (api) => ask(open(api)),
    called,
  }));
}
