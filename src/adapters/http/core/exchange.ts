import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { decodeAnswer, type AnswerCodec } from '../../../../generated/combinators';
import { bearerOf, type ApiClient, type Outgoing, type Received } from './apiClient';
import type { ApiFailure } from './ApiFailure';
import { describeDecodeError } from './describeDecodeError';
import { encodeBody } from './encodeBody';
import type { Operation, RefusalMark } from './Operation';
import { pdfAnswer } from './pdfAnswer';
import { retryAfter } from './retryAfter';

/** The parameters of the path, the query and the headers, and the body. */
export type Input = Outgoing['params'] & { readonly body?: object };

/**
 * Sends one request as its operation describes, and decodes the answer with the codec of the operation. No
 * other code sends requests to the API. It throws no exception: a missing network, a timeout, an error
 * status, a refusal and an answer outside the contract are returned as data. Unreadable parts that the
 * contract allows (`x-tolerant`) are no failure: they are reported, and the mapper leaves them out (P7.2).
 */
export function exchange(
  api: ApiClient,
  operation: Operation,
  input: Input,
): TE.TaskEither<ApiFailure, unknown> {
  return async () => {
    const startedAt = performance.now();
    const result = await send(api, operation, input)();
    if (E.isLeft(result)) reportFailure(api, operation, result.left, startedAt);
    return result;
  };
}

function send(
  api: ApiClient,
  operation: Operation,
  { body, ...params }: Input,
): TE.TaskEither<ApiFailure, unknown> {
  return async () => {
    const bearer = operation.access === 'open' ? {} : bearerOf(api);
    const isOfSession = operation.access === 'token' || 'Authorization' in bearer;
    if (isOfSession && !('Authorization' in bearer)) return E.left(notSignedIn);
    const { uploadMs, headers, ...encoded } = encodeBody(operation.encoding, body);
    const { parseAs } = readerOf(operation);
    const limit = new AbortController();
    const timer = setTimeout(() => {
      limit.abort();
    }, api.timeoutMs + uploadMs);
    let received: Received;
    try {
      received = await api.request(operation.method, operation.path, {
        params,
        ...encoded,
        headers: { ...headers, ...bearer },
        parseAs,
        signal: limit.signal,
      });
    } catch (thrown) {
      const failure = failureOfThrown(thrown, limit.signal);
      await api.untilStayed();
      if (failure.kind === 'malformed')
        api.onMalformed(nameOf(operation), failure.details, operation.id);
      return E.left(failure);
    } finally {
      clearTimeout(timer);
    }
    return received.response.ok
      ? decode(api, operation, received.data)
      : E.left(failureOfStatus(operation, received, isOfSession));
  };
}

/** A call that needs a session is not sent without a token. */
const notSignedIn: ApiFailure = {
  kind: 'http',
  status: 401,
  code: null,
  message: null,
  isFromApplication: false,
  retryAfterSeconds: null,
  isOfSession: true,
  body: null,
};

function reportFailure(
  api: ApiClient,
  { id }: Operation,
  failure: ApiFailure,
  startedAt: number,
): void {
  if (failure.kind === 'refused' || failure === notSignedIn) return;
  api.onFailed({
    operation: id,
    failure: failure.kind,
    status: failure.kind === 'http' ? failure.status : null,
    durationMs: performance.now() - startedAt,
  });
}

interface Reader {
  readonly parseAs: Outgoing['parseAs'];
  readonly decoder: t.Decoder<unknown, unknown>;
  readonly refusal: RefusalMark | null;
}

function readerOf({ answer, refusal }: Operation): Reader {
  switch (answer) {
    case 'pdf':
      return { parseAs: 'arrayBuffer', decoder: pdfAnswer, refusal: ['state', false] };
    case 'text':
      return { parseAs: 'text', decoder: t.string, refusal };
    default:
      return { parseAs: 'json', decoder: answer, refusal };
  }
}

/** Decodes an answer and reports to developers what violates the contract, by operation and place. */
function decode(
  api: ApiClient,
  operation: Operation,
  data: unknown,
): E.Either<ApiFailure, unknown> {
  const { decoder, refusal } = readerOf(operation);
  const { answer, tolerated } = decodeAnswer(decoder, data);
  if (E.isLeft(answer)) {
    const details = describeDecodeError(answer.left);
    api.onMalformed(nameOf(operation), details, operation.id);
    return E.left({ kind: 'malformed', details });
  }
  if (tolerated.length > 0) {
    api.onMalformed(nameOf(operation), describeDecodeError(tolerated), operation.id);
  }
  const body = answer.right;
  return refusal !== null && asRecord(body)[refusal[0]] === refusal[1]
    ? E.left({ kind: 'refused', message: serverSentence(body), body })
    : answer;
}

/** As `POST /api/public/data`. */
function nameOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

function failureOfStatus(
  { errors }: Operation,
  { error, response: { status, headers } }: Received,
  isOfSession: boolean,
): ApiFailure {
  const codec: AnswerCodec | undefined = errors[status];
  const { code, state, status: mark } = asRecord(error);
  return {
    kind: 'http',
    status,
    code: typeof code === 'number' ? code : null,
    message: serverSentence(error),
    isFromApplication: state === false || mark === 'error',
    retryAfterSeconds: retryAfter(headers),
    isOfSession,
    body: typeof codec === 'object' && codec.is(error) ? error : null,
  };
}

function failureOfThrown(thrown: unknown, signal: AbortSignal): ApiFailure {
  if (signal.aborted) return { kind: 'timeout' };
  return thrown instanceof SyntaxError
    ? { kind: 'malformed', details: [`answer – expected JSON – ${thrown.message}`] }
    : { kind: 'network' };
}

/** The server's sentence for the user, under any of the field names of the two versions (P8.4). */
function serverSentence(body: unknown): string | null {
  const { response, errorMessage, message } = asRecord(body);
  const sentence = [response, errorMessage, message].find(
    (candidate) => typeof candidate === 'string' && candidate.trim() !== '',
  );
  return typeof sentence === 'string' ? sentence : null;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
