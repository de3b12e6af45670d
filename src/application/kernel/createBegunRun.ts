import type * as E from 'fp-ts/Either';
import type { PortAccess } from '../ports/Ports';
import type { AppThunk } from './AppThunk';
import type { UseCase } from './createUseCase';
import type { ServiceError } from './ServiceError';

interface BegunRun<Output, Failure> {
  /** Runs the use case before the screen that needs it is rendered. */
  readonly begin: () => AppThunk<Promise<unknown>>;
  /** Takes the run that has begun, once; without one runs the use case. */
  readonly run: () => AppThunk<Promise<E.Either<Failure | ServiceError, Output>>>;
}

/** Lets a reading begin with the code of its page instead of with its first render. */
export function createBegunRun<Output, Failure>(
  useCase: UseCase<void, Output, Failure>,
): BegunRun<Output, Failure> {
  const begun = new WeakMap<PortAccess, Promise<E.Either<Failure | ServiceError, Output>>>();
  return {
    begin: () => (dispatch, _getState, access) => {
      const started = dispatch(useCase());
      begun.set(access, started);
      return started;
    },
    run: () => (dispatch, _getState, access) => {
      const taken = begun.get(access);
      begun.delete(access);
      return taken ?? dispatch(useCase());
    },
  };
}
