const pollMs = 500;

/**
 * Calls back once when this process must end: after Ctrl-C, after a signal, or when the npm that runs it has
 * ended (npm sends a signal to its shell, which ends without forwarding it).
 */
export function onStopRequest(callback: () => void): void {
  let isAsked = false;
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    callback();
  };
  // The handlers stay registered, so that a second Ctrl-C does not interrupt the cleanup.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) ask();
  }, pollMs).unref();
}
