import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const node = (name: string, include: string[], testTimeout = 10_000) => ({
  extends: true as const,
  // The test files of a project share their modules: imports are most of the cost of a test file.
  test: {
    name,
    include,
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
    env: { TZ: 'America/New_York', REDOCLY_TELEMETRY: 'off' },
    projects: [
      node('domain', ['tests/domain/**/*.test.ts']),
      node('application', ['tests/application/**/*.test.ts'], 30_000),
      node('adapters', ['tests/adapters/http/**/*.test.ts'], 30_000),
      node('contract', ['tests/contract/**/*.test.ts'], 120_000),
      node('contract-tools', ['tests/contract-tools/**/*.test.ts'], 120_000),
      // Some tests build the site.
      node('composition', ['tests/composition/**/*.test.ts'], 60_000),
      node('architecture', ['tests/architecture/**/*.test.ts'], 60_000),
      // Each test opens its own operator: the files share modules, not data.
      node('simulators', ['tests/simulators/**/*.test.ts'], 60_000),
      node('offline', ['tests/offline/**/*.test.ts']),
      node('scripts', ['tests/scripts/**/*.test.ts'], 60_000),
      {
        extends: true as const,
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}', 'tests/adapters/browser/**/*.test.ts'],
          testTimeout: 60_000,
          environment: 'jsdom',
          setupFiles: ['tests/support/browser/setup.ts'],
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' as const } },
        },
      },
    ],
  },
});
