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

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than the cores of a small machine: a page that waits leaves room for another.
  workers: 4,
  retries: 0,
  // A test walks through several states of a page: on a busy machine that takes longer than the usual half minute.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    // What moves on a page costs every test of it; the tests of movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // The tests of a worker share a context, which Playwright empties after each: what a page loads is half of its price. Of what it does
    // not empty, a passed test leaves nothing behind, and a failed one takes its worker with it.
    reuseContext: true,
    // A trace of every test costs a fifth of the time: `npm run e2e -- --trace on` when one is needed.
    screenshot: 'only-on-failure',
    // Shows no PDF in a page: a test of that says « test.use(pdfViewer) ».
    launchOptions: { executablePath, args: [...testArguments] },
  },
  projects: [
    // What a screen shows for each answer of the contract, one named example at a time.
    { name: 'screens', testIgnore: 'journeys/**', use: { baseURL: mocked } },
    // What becomes of what a visitor does, on the simulated operator.
    { name: 'journeys', testMatch: 'journeys/**', use: { baseURL: operated } },
  ],
});
