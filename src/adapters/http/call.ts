import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Decoder } from 'io-ts';
import { decodeAnswer } from '../../../generated/combinators';
import { callOf, type ApiClient } from './apiClient';
import type { ApiFailure } from './ApiFailure';
import { describeDecodeError } from './describeDecodeError';
import { retryAfter } from './retryAfter';

/** What openapi-fetch resolves with, before anything is trusted. */
interface Received {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

type Refusal = { readonly state: false } | { readonly status: 'error' } | { readonly error: true };

/** The answer once refusals are set apart. */
export type Accepted<Answer> = Exclude<Answer, Refusal>;

/**
 * Sends one call and decodes its answer with the generated codec: the only code that trusts the network.
 * Nothing escapes as an exception: no network, no answer in time, an HTTP error (with the server's sentence, if
 * any), a refusal (`state: false`, `status: "error"`, `error: true`) and an answer outside the contract are data. Parts that the
 * contract lets be unreadable (`x-tolerant`) fail nothing: they are reported, and the mapper leaves them out (P7.2).
 */
export function call<Answer>(
  api: ApiClient,
  send: (signal: AbortSignal) => Promise<Received>,
  codec: Decoder<unknown, Answer>,
): TaskEither<ApiFailure, Accepted<Answer>> {
  return async () => {
    const limit = new AbortController();
    const timer = setTimeout(() => {
      limit.abort();
    }, api.timeoutMs);
    let received: Received;
    try {
      received = await send(limit.signal);
    } catch (thrown) {
      const failure = failureOfThrown(thrown, limit.signal);
      if (failure.kind === 'malformed')
        api.onMalformed('An answer that is no JSON', failure.details);
      return left(failure);
    } finally {
      clearTimeout(timer);
    }
    const { data, error, response } = received;
    if (!response.ok) {
      return left({
        kind: 'http',
        status: response.status,
        code: serverCode(error),
        message: serverSentence(error),
        retryAfterSeconds: retryAfter(response.headers),
      });
    }
    return decode(api, callOf(response), codec, data);
  };
}

/** Decodes an answer and reports to developers, by operation and place, what in it left the contract. */
function decode<Answer>(
  api: ApiClient,
  operation: string,
  codec: Decoder<unknown, Answer>,
  data: unknown,
): Either<ApiFailure, Accepted<Answer>> {
  const { answer, tolerated } = decodeAnswer(codec, data);
  if (isLeft(answer)) {
    const details = describeDecodeError(answer.left);
    api.onMalformed(operation, details);
    return left({ kind: 'malformed', details });
  }
  if (tolerated.length > 0) api.onMalformed(operation, describeDecodeError(tolerated));
  if (isRefusal(answer.right)) {
    return left({ kind: 'refused', message: serverSentence(answer.right) });
  }
  return right(answer.right as Accepted<Answer>);
}

function failureOfThrown(thrown: unknown, signal: AbortSignal): ApiFailure {
  if (signal.aborted) return { kind: 'timeout' };
  return thrown instanceof SyntaxError
    ? { kind: 'malformed', details: [thrown.message] }
    : { kind: 'network' };
}

function isRefusal(answer: unknown): boolean {
  const { state, status, error } = asRecord(answer);
  return state === false || status === 'error' || error === true;
}

/** The sentence that the server wrote for the person, under any of the names that the two versions use. */
function serverSentence(body: unknown): string | null {
  const { response, message, errorMessage } = asRecord(body);
  const sentence = [response, message, errorMessage].find(
    (candidate) => typeof candidate === 'string' && candidate.trim() !== '',
  );
  return typeof sentence === 'string' ? sentence : null;
}

function serverCode(body: unknown): number | null {
  const { code } = asRecord(body);
  return typeof code === 'number' ? code : null;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
