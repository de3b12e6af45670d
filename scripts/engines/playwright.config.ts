import { defineConfig } from '@playwright/test';

if (!process.env.SITE_URL) throw new Error('Run `npm run e2e:engines` instead.');

/** The same tests in each engine that was found. Playwright runs them; it drives only Chromium. */
export default defineConfig({
  testDir: '../../e2e/engines',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  // Each test has its own browser, which uses a core.
  workers: 2,
  retries: 0,
  // An engine opens every address of the site in one test.
  timeout: 300_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: 'list',
  projects: (process.env.ENGINES ?? '').split(' ').map((name) => ({ name })),
});
