import {
  createAction,
  nanoid,
  type ActionCreatorWithPreparedPayload,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isLeft, left, type Either } from 'fp-ts/Either';
import { toNullable } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Notice, ToldNotice } from '../Notice';
import type { PortAccess, Ports } from '../ports/Ports';
import { endSession } from './endSession';
import type { AppThunk } from './AppThunk';
import type { ServiceError } from './ServiceError';

/** What is asked stays out of the actions: it may be a password. */
interface RequestMeta {
  readonly requestId: string;
  readonly told?: ToldNotice;
}

type OutcomeAction<Payload> = ActionCreatorWithPreparedPayload<
  [Payload, RequestMeta],
  Payload,
  string,
  never,
  RequestMeta
>;

export interface UseCase<Input, Output, Failure> {
  /** Runs it. The promise never rejects: how it went is data. */
  (input: Input): AppThunk<Promise<Either<Failure | ServiceError, Output>>>;
  readonly started: OutcomeAction<null>;
  readonly succeeded: OutcomeAction<Output>;
  readonly failed: OutcomeAction<Failure | ServiceError>;
  /** Its answer counts whoever is signed in when it comes. */
  readonly isPublic: boolean;
}

interface Outcomes<Input, Output, Failure> {
  /** The toast of a failure; a form or a screen that shows the error itself answers undefined. */
  readonly noticeOfFailure?: (failure: Failure | ServiceError, input: Input) => Notice | undefined;
  readonly noticeOfSuccess?: (output: Output, input: Input) => Notice;
  /** The past-tense fact that slices listen to. */
  readonly eventOfSuccess?: (output: Output, input: Input) => UnknownAction;
  /**
   * Asks nothing of one person: the answer counts whoever is signed in when it comes. True where the contract
   * secures none of the operations that it calls; a test compares both.
   */
  readonly isPublic?: boolean;
}

function outcome<Payload>(type: string): OutcomeAction<Payload> {
  return createAction(type, (payload: Payload, meta: RequestMeta) => ({ payload, meta }));
}

function telling(
  meta: RequestMeta,
  tone: ToldNotice['tone'],
  notice: Notice | undefined,
): RequestMeta {
  return notice ? { ...meta, told: { tone, notice } } : meta;
}

function currentToken({ browser }: PortAccess): string | null {
  return toNullable(browser.tokens.read());
}

/** Said to a visitor led to the sign-in panel in the middle of something; not when the token was already gone. */
function noticeOfEnd(tokenAtStart: string | null): Notice | undefined {
  return tokenAtStart === null ? undefined : { kind: 'service/session-expired' };
}

function isSessionExpired(failure: unknown): boolean {
  return (failure as { kind?: unknown }).kind === 'service/session-expired';
}

/**
 * Turns a function over the ports into a thunk with three actions: started, succeeded, failed. It is the only
 * place that unwraps a TaskEither. A refused token ends its session everywhere, whatever the use case, and says so. An answer that comes
 * when its session is over, or another has begun, changes nothing and says nothing; the caller still learns how it went.
 * It stands in for `createAsyncThunk`, whose rejected values are loosely typed and which weighs 3.5 kB
 * on the first load.
 */
export function createUseCase<Input, Output, Failure = ServiceError>(
  name: string,
  run: (input: Input, ports: Ports) => TaskEither<Failure | ServiceError, Output>,
  outcomes: Outcomes<Input, Output, Failure> = {},
): UseCase<Input, Output, Failure> {
  const started = outcome<null>(`${name}/started`);
  const succeeded = outcome<Output>(`${name}/succeeded`);
  const failed = outcome<Failure | ServiceError>(`${name}/failed`);
  const { isPublic = false } = outcomes;

  const useCase =
    (input: Input): AppThunk<Promise<Either<Failure | ServiceError, Output>>> =>
    async (dispatch, _getState, access) => {
      const meta = { requestId: nanoid() };
      const tokenAtStart = currentToken(access);
      dispatch(started(null, meta));
      const result = await runWithPorts(access, (ports) => run(input, ports));
      if (!isPublic && currentToken(access) !== tokenAtStart) {
        dispatch(failed({ kind: 'service/session-expired' }, meta));
      } else if (isLeft(result)) {
        const isRefused = isSessionExpired(result.left);
        const notice = isRefused
          ? noticeOfEnd(tokenAtStart)
          : outcomes.noticeOfFailure?.(result.left, input);
        dispatch(failed(result.left, telling(meta, 'error', notice)));
        if (isRefused) dispatch(endSession());
      } else {
        const notice = outcomes.noticeOfSuccess?.(result.right, input);
        dispatch(succeeded(result.right, telling(meta, 'success', notice)));
        if (outcomes.eventOfSuccess) dispatch(outcomes.eventOfSuccess(result.right, input));
      }
      return result;
    };

  return Object.assign(useCase, { started, succeeded, failed, isPublic });
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
    return left({ kind: 'service/fault' });
  }
}
