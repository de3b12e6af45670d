const lookMs = 500;

/**
 * Calls back, once, when this process is asked to end: by Ctrl-C, by a signal, or because the npm that runs it is gone
 * (npm hands a signal to its shell, which dies without passing it on).
 */
export function onStopRequest(callback: () => void): void {
  let isAsked = false;
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    callback();
  };
  // The handlers stay: a second Ctrl-C must not cut the end short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) ask();
  }, lookMs).unref();
}
