import type * as E from 'fp-ts/Either';
import type { PortAccess } from '../ports/Ports';
import type { AppThunk } from './AppThunk';
import type { UseCase } from './createUseCase';
import type { ServiceError } from './ServiceError';

export interface BegunRun<Output, Failure> {
  /** Runs the use case before the screen that needs it is rendered. */
  readonly begin: () => AppThunk<Promise<unknown>>;
  /** Takes the run that has begun in this session, once; without one runs the use case. */
  readonly run: () => AppThunk<Promise<E.Either<Failure | ServiceError, Output>>>;
  /** The result of the run that `run` would take, if it has ended already; null otherwise. */
  readonly ended: () => AppThunk<E.Either<Failure | ServiceError, Output> | null>;
}

interface Begun<Result> {
  readonly token: string | null;
  readonly run: Promise<Result>;
  result: Result | null;
}

/** Lets a reading begin with the code of its page instead of with its first render. */
export function createBegunRun<Output, Failure>(
  useCase: UseCase<void, Output, Failure>,
): BegunRun<Output, Failure> {
  type Result = E.Either<Failure | ServiceError, Output>;
  const begun = new WeakMap<PortAccess, Begun<Result>>();
  /** Used only under the same token: after a new sign-in the data is fetched again. */
  const ofSession = (access: PortAccess): Begun<Result> | undefined => {
    const one = begun.get(access);
    return one?.token === access.browser.tokens.read() ? one : undefined;
  };
  return {
    begin: () => (dispatch, _getState, access) => {
      const token = access.browser.tokens.read();
      const run = dispatch(useCase());
      const one: Begun<Result> = { token, run, result: null };
      begun.set(access, one);
      return run.then((result) => {
        one.result = result;
      });
    },
    run: () => (dispatch, _getState, access) => {
      const taken = ofSession(access);
      begun.delete(access);
      return taken?.run ?? dispatch(useCase());
    },
    ended: () => (_dispatch, _getState, access) => ofSession(access)?.result ?? null,
  };
}
