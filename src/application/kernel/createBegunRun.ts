import type * as E from 'fp-ts/Either';
import type { PortAccess } from '../ports/Ports';
import type { AppThunk } from './AppThunk';
import type { UseCase } from './createUseCase';
import type { ServiceError } from './ServiceError';

interface BegunRun<Output, Failure> {
  /** Runs the use case before the screen that needs it is rendered. */
  readonly begin: () => AppThunk<Promise<unknown>>;
  /** Takes the run that has begun in this session, once; without one runs the use case. */
  readonly run: () => AppThunk<Promise<E.Either<Failure | ServiceError, Output>>>;
}

/** Lets a reading begin with the code of its page instead of with its first render. */
export function createBegunRun<Output, Failure>(
  useCase: UseCase<void, Output, Failure>,
): BegunRun<Output, Failure> {
  const begun = new WeakMap<
    PortAccess,
    {
      readonly token: string | null;
      readonly run: Promise<E.Either<Failure | ServiceError, Output>>;
    }
  >();
  return {
    begin: () => (dispatch, _getState, access) => {
      const token = access.browser.tokens.read();
      const run = dispatch(useCase());
      begun.set(access, { token, run });
      return run;
    },
    run: () => (dispatch, _getState, access) => {
      const taken = begun.get(access);
      begun.delete(access);
      // Used only under the same token: after a new sign-in the data is fetched again.
      return taken?.token === access.browser.tokens.read() ? taken.run : dispatch(useCase());
    },
  };
}
