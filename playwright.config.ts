import { defineConfig } from '@playwright/test';
import { testArguments } from './scripts/browser/launchArguments.ts';

const mocked = process.env.SITE_URL;
const operated = process.env.OPERATOR_SITE_URL;
const executablePath = process.env.HEADLESS_SHELL_PATH;
if (!mocked || !operated || !executablePath) {
  throw new Error(
    'Run the browser tests with `npm run e2e`: it starts the site and finds Chromium.',
  );
}

/** `npm run test:deep` runs the files that `npm test` leaves out. */
const isDeep = process.env.DEEP_TESTS === 'true';
const filesIn = (folder: string) => ({
  testMatch: `**/${folder}/*${isDeep ? '.deep' : ''}.spec.ts`,
  testIgnore: isDeep ? [] : '**/*.deep.spec.ts',
});

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // The same pictures on every system.
  snapshotPathTemplate: '{testDir}/pieces/pictures/{arg}{ext}',
  fullyParallel: true,
  // More workers than cores: while one page waits, another runs.
  workers: 4,
  retries: 0,
  // One test covers several states of a page: on a busy machine it needs more than the default 30 s.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    // Animations slow every test down; the tests of animations turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // The tests of a worker share one context, so that files stay in the cache: loading is half the cost of
    // a page. Playwright resets the context after each test; a failed test also ends its worker.
    reuseContext: true,
    // Traces take 20 % of the time: record them with `npm run e2e -- --trace on`.
    screenshot: 'only-on-failure',
    // The headless shell renders no PDF: a test that needs it calls `test.use(pdfViewer)`.
    launchOptions: { executablePath, args: [...testArguments] },
  },
  projects: [
    // Screens: what each one renders for one named example of the contract.
    { name: 'screens', ...filesIn('e2e'), use: { baseURL: mocked } },
    // Journeys: actions of a visitor and their results, on the simulated operator.
    { name: 'journeys', ...filesIn('e2e/journeys'), use: { baseURL: operated } },
  ],
});
