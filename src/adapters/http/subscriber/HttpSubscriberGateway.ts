import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type { SubscriberGateway } from '../../../application/ports/subscriber/SubscriberGateway';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';
import { toSaved } from '../core/toSaved';
import { toSubscriber } from './toSubscriber';

/** `SubscriberGateway` over HTTP; its statements are in the port. */
export function httpSubscriberGateway(api: ApiClient): SubscriberGateway {
  return {
    load: () =>
      pipe(
        call(api, operations.loadSubscriber),
        TE.map(({ user }) => toSubscriber(user)),
      ),
    changePassword: ({ username, current: password, next: newPassword }) =>
      pipe(
        call(api, operations.changePassword, { body: { username, password, newPassword } }),
        TE.map(toSaved),
      ),
    linkContract: ({ name, number: noContract }) =>
      pipe(call(api, operations.linkContract, { body: { name, noContract } }), TE.map(toSaved)),
    requestDeletion: () => pipe(call(api, operations.requestDeletion), TE.map(toSaved)),
  };
}
