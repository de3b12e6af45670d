import { pipe } from 'fp-ts/function';
import { map, type TaskEither } from 'fp-ts/TaskEither';
import type { ApiClient } from './apiClient';
import type { ApiFailure } from './ApiFailure';
import { call } from './call';
import { pdfAnswer } from './pdfAnswer';

/** Asks for a PDF. The media type is ours: whatever the server calls its answer, a browser opens it as a PDF and as nothing else. */
export function pdfCall(
  api: ApiClient,
  send: Parameters<typeof call>[1],
): TaskEither<ApiFailure, Blob> {
  return pipe(
    call(api, send, pdfAnswer),
    map((bytes) => new Blob([bytes], { type: 'application/pdf' })),
  );
}
