import {
  createAction,
  nanoid,
  type ActionCreatorWithPreparedPayload,
  type UnknownAction,
} from '@reduxjs/toolkit';
import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { ToastNotice, TonedNotice } from '../ToastNotice';
import type { PortAccess, Ports } from '../ports/Ports';
import { endSession } from './endSession';
import type { AppThunk } from './AppThunk';
import type { ServiceError } from './ServiceError';

/** The input is not part of the actions: it may be a password. */
interface RequestMeta {
  readonly requestId: string;
  readonly toast?: TonedNotice;
}

type OutcomeAction<Payload> = ActionCreatorWithPreparedPayload<
  [Payload, RequestMeta],
  Payload,
  string,
  never,
  RequestMeta
>;

export interface UseCase<Input, Output, Failure> {
  /** Runs the use case. The promise never rejects: a failure is returned as data. */
  (input: Input): AppThunk<Promise<E.Either<Failure | ServiceError, Output>>>;
  readonly started: OutcomeAction<null>;
  readonly succeeded: OutcomeAction<Output>;
  readonly failed: OutcomeAction<Failure | ServiceError>;
  /** Its response counts whoever is signed in when it arrives. */
  readonly isPublic: boolean;
}

interface Outcomes<Input, Output, Failure> {
  /** The toast of a failure; undefined where a form or a screen shows the error itself. */
  readonly noticeOfFailure?: (
    failure: Failure | ServiceError,
    input: Input,
  ) => ToastNotice | undefined;
  readonly noticeOfSuccess?: (output: Output, input: Input) => ToastNotice;
  /** The event, named in the past tense, that slices listen to. */
  readonly eventOfSuccess?: (output: Output, input: Input) => UnknownAction;
  /**
   * The request does not depend on the signed-in person: the response counts whoever is signed in when it
   * arrives. True where the contract secures none of the operations that it calls; a test compares both.
   */
  readonly isPublic?: boolean;
}

function outcome<Payload>(type: string): OutcomeAction<Payload> {
  return createAction(type, (payload: Payload, meta: RequestMeta) => ({ payload, meta }));
}

function withToast(
  meta: RequestMeta,
  tone: TonedNotice['tone'],
  notice: ToastNotice | undefined,
): RequestMeta {
  return notice ? { ...meta, toast: { tone, notice } } : meta;
}

function currentToken({ browser }: PortAccess): string | null {
  return browser.tokens.read();
}

/** Shown to a visitor who is redirected to the sign-in panel; not when the token had already been removed. */
function noticeOfEnd(tokenAtStart: string | null): ToastNotice | undefined {
  return tokenAtStart === null ? undefined : { kind: 'service/session-expired' };
}

function isSessionExpired(failure: unknown): boolean {
  return (failure as { kind?: unknown }).kind === 'service/session-expired';
}

/**
 * Turns a function over the ports into a thunk with three actions: started, succeeded, failed. It is the only
 * place that unwraps a TaskEither. If the token has changed when the response arrives, a use case that is not
 * public fails with `service/session-expired`, without a toast; the caller still gets the result. The
 * response of a public use case always counts. A refused token ends the session only if it is still the
 * stored one. It replaces `createAsyncThunk`, whose rejected values are loosely typed and which adds 3.5 kB
 * to the first load.
 */
export function createUseCase<Input, Output, Failure = ServiceError>(
  name: string,
  run: (
    input: Input,
    ports: Ports,
    /** Whether the token is still that of the start: a file is saved for nobody else. */
    isSameSession: () => boolean,
  ) => TE.TaskEither<Failure | ServiceError, Output>,
  outcomes: Outcomes<Input, Output, Failure> = {},
): UseCase<Input, Output, Failure> {
  const started = outcome<null>(`${name}/started`);
  const succeeded = outcome<Output>(`${name}/succeeded`);
  const failed = outcome<Failure | ServiceError>(`${name}/failed`);
  const { isPublic = false } = outcomes;

  const useCase =
    (input: Input): AppThunk<Promise<E.Either<Failure | ServiceError, Output>>> =>
    async (dispatch, _getState, access) => {
      const meta = { requestId: nanoid() };
      const tokenAtStart = currentToken(access);
      dispatch(started(null, meta));
      const isSameSession = (): boolean => currentToken(access) === tokenAtStart;
      const result = await runWithPorts(access, (ports) => run(input, ports, isSameSession));
      if (!isPublic && !isSameSession()) {
        dispatch(failed({ kind: 'service/session-expired' }, meta));
      } else if (E.isLeft(result)) {
        const isRefused = isSessionExpired(result.left);
        const notice = isRefused
          ? noticeOfEnd(tokenAtStart)
          : outcomes.noticeOfFailure?.(result.left, input);
        dispatch(failed(result.left, withToast(meta, 'error', notice)));
        // A public use case goes on under another session, which this answer says nothing about.
        if (isRefused && isSameSession()) dispatch(endSession());
      } else {
        const notice = outcomes.noticeOfSuccess?.(result.right, input);
        dispatch(succeeded(result.right, withToast(meta, 'success', notice)));
        if (outcomes.eventOfSuccess) dispatch(outcomes.eventOfSuccess(result.right, input));
      }
      return result;
    };

  return Object.assign(useCase, { started, succeeded, failed, isPublic });
}

/**
 * A chunk that cannot be fetched is an unreachable service; any exception is a fault, also reported to
 * developers and to the operator.
 */
async function runWithPorts<Failure, Output>(
  access: PortAccess,
  run: (ports: Ports) => TE.TaskEither<Failure | ServiceError, Output>,
): Promise<E.Either<Failure | ServiceError, Output>> {
  const ports = await access.all().catch(() => undefined);
  if (!ports) return E.left({ kind: 'service/unreachable' });
  try {
    return await run(ports)();
  } catch (thrown) {
    console.error(thrown);
    access.browser.telemetry.report({ kind: 'errorThrown', error: thrown });
    return E.left({ kind: 'service/fault' });
  }
}
