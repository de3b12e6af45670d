import * as E from 'fp-ts/Either';
import type { Subscriber } from '../../domain/subscriber/subscriber';
import type { AppThunk } from '../kernel/AppThunk';
import { notified } from '../kernel/notified';
import type { ServiceError } from '../kernel/ServiceError';
import { loadSubscriber } from './loadSubscriber';

/**
 * Fetches the subscriber again after a change on the server; the previous data stays on screen meanwhile, and
 * a toast reports a failure.
 */
export function refreshSubscriber(): AppThunk<Promise<E.Either<ServiceError, Subscriber>>> {
  return async (dispatch) => {
    const result = await dispatch(loadSubscriber());
    if (E.isLeft(result) && result.left.kind !== 'service/session-expired') {
      dispatch(notified({ kind: 'member/not-refreshed', cause: result.left }));
    }
    return result;
  };
}
