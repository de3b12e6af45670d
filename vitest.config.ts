import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** `npm run test:deep` runs the files that `npm test` leaves out. */
const isDeep = process.env['DEEP_TESTS'] === 'true';
const filesIn = (...folders: readonly string[]) => ({
  include: folders.map((folder) => `tests/${folder}/**/*${isDeep ? '.deep' : ''}.test.{ts,tsx}`),
  exclude: isDeep ? [] : ['**/*.deep.test.*'],
});

/** The properties of the domain are tried with more values in the deep run. */
const domainFiles = isDeep ? { include: ['tests/domain/**/*.test.ts'] } : {};

const node = (name: string, folder: string, testTimeout = 10_000, files = {}) => ({
  extends: true as const,
  // The test files of a project share their modules: imports are most of the cost of a test file.
  test: {
    name,
    ...filesIn(folder),
    ...files,
    testTimeout,
    hookTimeout: testTimeout,
    environment: 'node',
    isolate: false,
  },
});

export default defineConfig({
  plugins: [react()],
  test: {
    // All cores: the default leaves one core idle.
    maxWorkers: '100%',
    setupFiles: ['tests/support/basis/properties.ts'],
    env: { TZ: 'America/New_York', REDOCLY_TELEMETRY: 'off' },
    projects: [
      node('domain', 'domain', 10_000, domainFiles),
      node('application', 'application', 30_000),
      node('adapters', 'adapters/http', 30_000),
      node('contract', 'contract', 120_000),
      node('contract-tools', 'contract-tools', 120_000),
      // Some tests build the site.
      node('composition', 'composition', 60_000),
      node('architecture', 'architecture', 60_000),
      // Each test opens its own operator: the files share modules, not data.
      node('simulators', 'simulators', 60_000),
      node('offline', 'offline'),
      node('scripts', 'scripts', 60_000),
      {
        extends: true as const,
        test: {
          name: 'ui',
          ...filesIn('ui', 'adapters/browser', 'adapters/payment'),
          testTimeout: 60_000,
          environment: 'jsdom',
          setupFiles: ['tests/support/browser/setup.ts'],
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' as const } },
        },
      },
      // One after the other: a single worker (scripts/checks) then gets all files of a project at once.
    ].map((project, groupOrder) => ({
      ...project,
      test: { ...project.test, sequence: { groupOrder } },
    })),
  },
});
