/** The key of the session storage under which the page keeps what went wrong: a JSON list of sentences. */
export const problemsKey = 'engine-problems';

/** The script that a watched page runs before all others. */
export const watchScript = (): string => `(${String(watchPage)})(${JSON.stringify(problemsKey)});`;

/**
 * Runs in the page: keeps its errors, what its content policy blocked, and its requests that failed, for
 * browsers that report nothing to their driver. Part of no build.
 */
export function watchPage(key: string): void {
  const keep = (problem: string): void => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...kept, `${location.pathname}: ${problem}`]));
  };
  const words = (problem: unknown): string =>
    problem instanceof Error ? `${problem.message} ${problem.stack ?? ''}` : String(problem);

  let isLeft = false;
  addEventListener('pagehide', () => (isLeft = true));
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));

  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof Element) {
        // Firefox reports a preload of what is already there; who needs the file reports that it is missing.
        if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
        const address = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
        if (!isLeft) keep(`not loaded: ${address}`);
      } else keep(`uncaught: ${words(event.error ?? event.message)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => keep(`uncaught: ${words(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    keep(`blocked by ${event.violatedDirective}: ${event.blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      keep(`console ${level}: ${values.map(words).join(' ')}`);
      write(...values);
    };
  }

  const ask = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const [input] = request;
    const address = input instanceof Request ? input.url : String(input);
    try {
      const answer = await ask(...request);
      if (!answer.ok) keep(`failed: ${address} – ${answer.status}`);
      return answer;
    } catch (problem) {
      const isGivenUp = problem instanceof DOMException && problem.name === 'AbortError';
      if (!isGivenUp && !isLeft) keep(`failed: ${address} – ${words(problem)}`);
      throw problem;
    }
  };
}
