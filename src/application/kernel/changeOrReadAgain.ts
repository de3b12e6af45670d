import * as E from 'fp-ts/Either';
import type { AppState } from '../store';
import type { AppThunk } from './AppThunk';
import type { UseCase } from './createUseCase';
import { isAnswerLost, type ServiceError } from './ServiceError';

/**
 * A change that reads again what it changes when it fails: another visit may have made it first, and a change
 * whose answer is lost may have been made (M3.6, M6.4, P8.6).
 */
export function changeOrReadAgain<Input, Output>(
  change: UseCase<Input, Output, ServiceError>,
  ...reads: readonly (() => AppThunk<unknown, AppState>)[]
): (input: Input) => AppThunk<Promise<E.Either<ServiceError, Output>>, AppState> {
  return (input) => async (dispatch) => {
    const result = await dispatch(change(input));
    if (E.isLeft(result) && (result.left.kind === 'service/refused' || isAnswerLost(result.left))) {
      for (const read of reads) void dispatch(read());
    }
    return result;
  };
}
