import type { CDPSession, Page, Request, Route } from '@playwright/test';

/** Requests that ran at the same time: their paths, sorted. */
export type Wave = readonly string[];

/** Requests that a page waits for; a picture or a font delays no other request. */
const awaited = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

/**
 * The requests in a row that a page needs until `isComplete`, an expression of the page, is true. Every
 * request is held until the page is idle; then all of them are answered, and those that follow are the next
 * wave. Each wave depends on the wave before it, so the number of waves is the length of the longest chain.
 * Later requests, such as polling, are not sent. After the call, requests are no longer held.
 */
export async function requestWaves(
  page: Page,
  address: string,
  isComplete: string,
): Promise<readonly Wave[]> {
  const session = await page.context().newCDPSession(page);
  const held = await holdRequests(page, session);
  const waves: Wave[] = [];
  try {
    const opened = page.goto(address, { waitUntil: 'commit' });
    waves.push(await held.release());
    await opened;
    while (!(await held.untilIdle(isComplete, waves.length > 1))) waves.push(await held.release());
    return waves;
  } finally {
    await held.stop();
    await session.detach();
  }
}

/**
 * Removes the low priorities from the HTML of a site. Chromium starts ten requests of low priority at a time:
 * held ones would keep back those that are sent together with them. Call it before `requestWaves`.
 */
export async function removePriorities(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(' fetchpriority="low"', '');
    return route.fulfill({ response, body });
  });
}

interface HeldRequests {
  /** Answers every held request, at least one; resolves when the page has the answers. */
  readonly release: () => Promise<Wave>;
  /**
   * Resolves to true when the page is complete, to false when it is idle and waits for held requests. Before
   * the style sheets of the document are there, no frame is painted.
   */
  readonly untilIdle: (isComplete: string, isPainted: boolean) => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

async function holdRequests(page: Page, session: CDPSession): Promise<HeldRequests> {
  /** Sent, and neither answered nor failed. */
  const open = new Set<string>();
  let held: Route[] = [];
  let sent = 0;
  let onHeld = (): void => undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith('http') || !awaited.has(type.toLowerCase())) return;
    open.add(requestId);
    sent += 1;
  });
  for (const end of ['loadingFinished', 'loadingFailed', 'requestServedFromCache'] as const) {
    session.on(`Network.${end}`, ({ requestId }: { requestId: string }) => open.delete(requestId));
  }
  await session.send('Network.enable');
  const hold = async (route: Route): Promise<void> => {
    if (!awaited.has(route.request().resourceType())) return route.fallback();
    held.push(route);
    onHeld();
  };
  const forget = (request: Request): void => {
    held = held.filter((route) => route.request() !== request);
  };
  page.on('requestfailed', forget);
  await page.route('**/*', hold);
  await page.addInitScript(watchTimers);

  const evaluate = async (expression: string): Promise<unknown> => {
    // The events of the same session arrive in order: what was sent before the value is known.
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  };
  return {
    release: async () => {
      if (held.length === 0) await new Promise<void>((resolve) => (onHeld = resolve));
      const wave = held;
      held = [];
      await Promise.all(
        wave.map(async (route) => {
          await route.fallback();
          await (await route.request().response())?.finished();
        }),
      );
      return wave.map((route) => new URL(route.request().url()).pathname).toSorted();
    },
    untilIdle: async (isComplete, isPainted) => {
      for (;;) {
        const before = sent;
        const idle = isPainted ? idlePainted : idleUnpainted;
        if ((await evaluate(`${idle}.then(() => ${isComplete})`)) === true) return true;
        if (sent !== before || open.size !== held.length) continue;
        if (held.length === 0) throw new Error('The page is idle, but not complete.');
        return false;
      }
    },
    stop: async () => {
      page.off('requestfailed', forget);
      await page.unroute('**/*', hold);
      await Promise.all(held.map((route) => route.fallback()));
    },
  };
}

/**
 * Init script of the page: `window.shortTimers` are its timers that end sooner than an answer comes. Its time
 * limits do not run: on a busy machine a request is held for longer than the site waits.
 */
function watchTimers(): void {
  const answerMs = 500;
  const limitMs = 10_000;
  AbortSignal.timeout = () => new AbortController().signal;
  const shortTimers = new Set<number>();
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  Object.assign(window, {
    shortTimers,
    setTimeout: (handler: (...values: unknown[]) => void, ms = 0, ...values: unknown[]): number => {
      const timer = start(() => {
        shortTimers.delete(timer);
        if (ms < limitMs) handler(...values);
      }, ms);
      if (ms < answerMs) shortTimers.add(timer);
      return timer;
    },
    clearTimeout: (timer: number): void => {
      shortTimers.delete(timer);
      stop(timer);
    },
  });
}

/** Resolves when the page had no timer and nothing to do, three times in a row. */
const idleAfter = (wait: string): string => `(async () => {
  for (let turns = 0; turns < 3; turns = shortTimers.size > 0 ? 0 : turns + 1) {
    await new Promise((done) => ${wait});
  }
})()`;

const idlePainted = idleAfter('requestAnimationFrame(() => requestIdleCallback(done))');

/** Without frames there is no idle callback. */
const idleUnpainted = idleAfter("scheduler.postTask(done, { priority: 'background' })");
