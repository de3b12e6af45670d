import { constUndefined, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type { MessageGateway } from '../../../application/ports/contact/MessageGateway';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';
import { messageText } from './messageText';

/** `MessageGateway` over HTTP; its statements are in the port. */
export function httpMessageGateway(api: ApiClient): MessageGateway {
  return {
    send: (message) => {
      const { name, email, subject } = message;
      const body = { name, email, subject, content: messageText(message) };
      return pipe(call(api, operations.sendMessage, { body }), TE.map(constUndefined));
    },
  };
}
