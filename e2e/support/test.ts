import {
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Response,
} from '@playwright/test';

export * from '@playwright/test';

/** The last lines of a page are those that explain a failure. */
const longestLog = 40;

/**
 * The test of every browser test: a failed one is reported with the console and the calls of its pages, so
 * that the log of a CI is enough to find the cause.
 */
export const test = base.extend<{ pageLog: undefined }>({
  pageLog: [
    async ({ context }, use, testInfo) => {
      const log = recordPages(context);
      await use(undefined);
      log.stop();
      if (testInfo.status === testInfo.expectedStatus) return;
      await testInfo.attach('page', { body: log.lines.slice(-longestLog).join('\n') });
    },
    { auto: true },
  ],
});

function recordPages(context: BrowserContext): {
  readonly lines: readonly string[];
  readonly stop: () => void;
} {
  const lines: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    lines.push(`  console ${message.type()}: ${message.text()}`);
  };
  const onError = (error: { error: () => Error }): void => {
    lines.push(`  exception: ${error.error().message}`);
  };
  // Files of the build say little; answers of the API and failures say what the page knew.
  const onResponse = (response: Response): void => {
    const { pathname, search } = new URL(response.url());
    if (!pathname.startsWith('/api/') && response.ok()) return;
    lines.push(`  ${response.request().method()} ${pathname}${search} ${response.status()}`);
  };
  context.on('console', onConsole).on('weberror', onError).on('response', onResponse);
  return {
    lines,
    stop: () => {
      context.off('console', onConsole).off('weberror', onError).off('response', onResponse);
    },
  };
}
