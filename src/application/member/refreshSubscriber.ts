import { isLeft, type Either } from 'fp-ts/Either';
import type { Subscriber } from '../../domain/subscriber';
import type { AppThunk } from '../kernel/AppThunk';
import { notified } from '../kernel/notified';
import type { ServiceError } from '../kernel/ServiceError';
import { loadSubscriber } from './loadSubscriber';

/** Fetches the subscriber again after something changed on the server; what was on screen stays meanwhile, and a failure says so in a toast. */
export function refreshSubscriber(): AppThunk<Promise<Either<ServiceError, Subscriber>>> {
  return async (dispatch) => {
    const result = await dispatch(loadSubscriber());
    if (isLeft(result) && result.left.kind !== 'service/session-expired') {
      dispatch(notified(result.left));
    }
    return result;
  };
}
