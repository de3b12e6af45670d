/**
 * The result of `work`, or a rejection with the signal's reason as soon as it is aborted. undici
 * holds the signal of a request weakly: once the request is collected, a stalled body would never
 * end.
 */
export async function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let end = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    end = () => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
