import * as E from 'fp-ts/Either';
import type { AppThunk } from '../kernel/AppThunk';
import type { UseCase } from '../kernel/createUseCase';
import type { ServiceError } from '../kernel/ServiceError';
import { loadSubscriber } from './loadSubscriber';

/**
 * A save of the area. One that the server refuses reads the subscriber again: another visit may have saved
 * first, and its flags say what can still be changed (M3.6, M6.4).
 */
export function saveOrRefresh<Input, Output>(
  save: UseCase<Input, Output, ServiceError>,
): (input: Input) => AppThunk<Promise<E.Either<ServiceError, Output>>> {
  return (input) => async (dispatch) => {
    const result = await dispatch(save(input));
    if (E.isLeft(result) && result.left.kind === 'service/refused') {
      void dispatch(loadSubscriber());
    }
    return result;
  };
}
