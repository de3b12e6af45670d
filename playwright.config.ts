import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './scripts/browser/launchArguments.ts';

const baseURL = process.env.SITE_URL;
const executablePath = process.env.CHROMIUM_PATH;
if (!baseURL || !executablePath) {
  throw new Error(
    'Run the browser tests with `npm run e2e`: it starts the site and finds Chromium.',
  );
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    // A trace of every test costs a fifth of the time: `npm run e2e -- --trace on` when one is needed.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...chromiumArguments] },
  },
});
