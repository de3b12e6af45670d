/**
 * What `work` comes to, or a rejection with the signal's reason as soon as that is aborted. Node loses the signal of a
 * request that nothing refers to any more (undici holds it weakly): a body that stops is then waited for without an end.
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
