import {
  createAction,
  nanoid,
  type ActionCreatorWithPreparedPayload,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isLeft, left, type Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { PortAccess, Ports } from '../ports/Ports';
import { sessionExpired } from './events';
import type { Notice } from './Notice';
import type { ServiceError } from './ServiceError';

/** A thunk of this application; `State` is the part of the state that it reads. */
export type AppThunk<Result = void, State = unknown> = ThunkAction<
  Result,
  State,
  PortAccess,
  UnknownAction
>;

interface RequestMeta<Input> {
  readonly requestId: string;
  readonly input: Input;
  readonly notice?: Notice;
}

type OutcomeAction<Payload, Input> = ActionCreatorWithPreparedPayload<
  [Payload, RequestMeta<Input>],
  Payload,
  string,
  never,
  RequestMeta<Input>
>;

export interface UseCase<Input, Output, Failure> {
  /** Runs it. The promise never rejects: how it went is data. */
  (input: Input): AppThunk<Promise<Either<Failure | ServiceError, Output>>>;
  readonly started: OutcomeAction<null, Input>;
  readonly succeeded: OutcomeAction<Output, Input>;
  readonly failed: OutcomeAction<Failure | ServiceError, Input>;
}

interface Outcomes<Input, Output, Failure> {
  /** The toast of a failure; a form or a screen that shows the error itself answers undefined. */
  readonly noticeOfFailure?: (failure: Failure | ServiceError) => Notice | undefined;
  readonly noticeOfSuccess?: (output: Output, input: Input) => Notice;
  /** The past-tense fact that slices of other features listen to. */
  readonly eventOfSuccess?: (output: Output, input: Input) => UnknownAction;
}

function outcome<Payload, Input>(type: string): OutcomeAction<Payload, Input> {
  return createAction(type, (payload: Payload, meta: RequestMeta<Input>) => ({ payload, meta }));
}

/** Said whatever the screen: the visitor is about to be led to the sign-in panel in the middle of something. */
const sessionIsOver: Notice = { kind: 'service/session-expired' };

function isSessionExpired(failure: unknown): boolean {
  return (failure as { kind?: unknown }).kind === 'service/session-expired';
}

/**
 * Turns a function over the ports into a thunk with three actions: started, succeeded, failed. It is the only
 * place that unwraps a TaskEither. A refused token ends the session everywhere, whatever the use case.
 * It stands in for `createAsyncThunk`, whose rejected values are loosely typed and which weighs 3.5 kB
 * on the first load.
 */
export function createUseCase<Input, Output, Failure = ServiceError>(
  name: string,
  run: (input: Input, ports: Ports) => TaskEither<Failure | ServiceError, Output>,
  outcomes: Outcomes<Input, Output, Failure> = {},
): UseCase<Input, Output, Failure> {
  const started = outcome<null, Input>(`${name}/started`);
  const succeeded = outcome<Output, Input>(`${name}/succeeded`);
  const failed = outcome<Failure | ServiceError, Input>(`${name}/failed`);

  const useCase =
    (input: Input): AppThunk<Promise<Either<Failure | ServiceError, Output>>> =>
    async (dispatch, _getState, access) => {
      const meta = { requestId: nanoid(), input };
      dispatch(started(null, meta));
      const result = await runWithPorts(access, (ports) => run(input, ports));
      if (isLeft(result)) {
        const isOver = isSessionExpired(result.left);
        const notice = isOver ? sessionIsOver : outcomes.noticeOfFailure?.(result.left);
        dispatch(failed(result.left, notice ? { ...meta, notice } : meta));
        if (isOver) {
          access.browser.tokens.clear();
          dispatch(sessionExpired());
        }
      } else {
        const notice = outcomes.noticeOfSuccess?.(result.right, input);
        dispatch(succeeded(result.right, notice ? { ...meta, notice } : meta));
        if (outcomes.eventOfSuccess) dispatch(outcomes.eventOfSuccess(result.right, input));
      }
      return result;
    };

  return Object.assign(useCase, { started, succeeded, failed });
}

/** A chunk that cannot be fetched is a service out of reach; anything thrown is a fault, told to developers too. */
async function runWithPorts<Failure, Output>(
  access: PortAccess,
  run: (ports: Ports) => TaskEither<Failure | ServiceError, Output>,
): Promise<Either<Failure | ServiceError, Output>> {
  const ports = await access.all().catch(() => undefined);
  if (!ports) return left({ kind: 'service/unreachable' });
  try {
    return await run(ports)();
  } catch (thrown) {
    console.error(thrown);
    return left({ kind: 'service/unreadable' });
  }
}
