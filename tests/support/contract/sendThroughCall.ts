import type * as E from 'fp-ts/Either';
import type { ApiClient, Received } from '../../../src/adapters/http/core/apiClient';
import type { ApiFailure } from '../../../src/adapters/http/core/ApiFailure';
import { exchange, type Input } from '../../../src/adapters/http/core/exchange';
import { operationNamed } from './operationNamed';

export interface SentThroughCall {
  /** The raw answer. */
  readonly received: Received;
  /** The result of `call`. */
  readonly outcome: E.Either<ApiFailure, unknown>;
}

/** Sends one request with the generated table of operations. Throws if no answer came. */
export async function sendThroughCall(
  api: ApiClient,
  operationId: string,
  input: Input,
): Promise<SentThroughCall> {
  const received: Received[] = [];
  const watched: ApiClient = {
    ...api,
    request: async (method, path, outgoing) => {
      const answered = await api.request(method, path, outgoing);
      received.push(answered);
      return answered;
    },
  };
  const outcome = await exchange(watched, operationNamed(operationId), input)();
  const [first] = received;
  if (first === undefined) throw new Error(`nothing came back: ${JSON.stringify(outcome)}`);
  return { received: first, outcome };
}
