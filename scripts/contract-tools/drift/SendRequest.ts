/** The part of a `Response` that calls read. */
export interface SentAnswer extends Pick<Response, 'status' | 'headers'> {
  /** Decompressed. */
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** Sends a request, as `fetch` does. */
export type SendRequest = (
  request: Request,
  init: { readonly signal: AbortSignal },
) => Promise<SentAnswer>;
