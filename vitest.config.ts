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

/** Ends a test that hangs, on the slowest machine, and measures nothing. */
const testTimeout = 120_000;

const node = (name: string, folder: string, files = {}) => ({
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
      node('domain', 'domain', domainFiles),
      node('application', 'application'),
      node('adapters', 'adapters/http'),
      node('contract', 'contract'),
      node('contract-tools', 'contract-tools'),
      // Some tests build the site.
      node('composition', 'composition'),
      node('architecture', 'architecture'),
      // Each test opens its own operator: the files share modules, not data.
      node('simulators', 'simulators'),
      node('offline', 'offline'),
      node('scripts', 'scripts'),
      {
        extends: true as const,
        test: {
          name: 'ui',
          ...filesIn('ui', 'adapters/browser', 'adapters/payment'),
          testTimeout,
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
