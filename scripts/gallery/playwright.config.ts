import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments } from '../browser/launchArguments.ts';

const { SITE_URL: baseURL, CHROMIUM_PATH: executablePath } = process.env;
if (!baseURL || !executablePath) throw new Error('Run `npm run gallery` instead.');

export default defineConfig({
  testDir: '../../e2e/gallery',
  testMatch: '*.pictures.ts',
  outputDir: '../../test-results/gallery',
  fullyParallel: true,
  // Taking a picture uses a whole core: one page per core.
  workers: availableParallelism(),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    reuseContext: true,
    actionTimeout: 15_000,
    launchOptions: { executablePath, args: [...chromiumArguments] },
  },
});
