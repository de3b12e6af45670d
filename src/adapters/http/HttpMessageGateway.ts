import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { sendMessageAnswers } from '../../../generated/codecs';
import type { MessageGateway } from '../../application/ports/MessageGateway';
import { contactContent } from '../../domain/contactContent';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { toPublicServiceError } from './toServiceError';

export function httpMessageGateway(api: ApiClient): MessageGateway {
  return {
    send: (message) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.PUT('/api/public/message', {
              body: {
                name: message.name,
                email: message.email,
                subject: message.subject,
                content: contactContent(message),
              },
              signal,
            }),
          sendMessageAnswers[200],
        ),
        map(() => undefined),
        mapLeft(toPublicServiceError),
      ),
  };
}
