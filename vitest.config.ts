import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const node = (name: string, include: string[], testTimeout = 10_000) => ({
  extends: true as const,
  // The files of a project share their modules: imported once, they are most of what a test file costs.
  test: { name, include, testTimeout, environment: 'node', isolate: false },
});

export default defineConfig({
  plugins: [react()],
  test: {
    // Both cores of a small machine: the usual number leaves one for an editor.
    maxWorkers: '100%',
    env: { TZ: 'America/New_York', REDOCLY_TELEMETRY: 'off' },
    projects: [
      node('domain', ['tests/domain/**/*.test.ts']),
      node('application', ['tests/application/**/*.test.ts']),
      node('adapters', ['tests/adapters/http/**/*.test.ts'], 30_000),
      node('contract', ['tests/contract/**/*.test.ts'], 120_000),
      node('composition', ['tests/composition/**/*.test.ts']),
      node('architecture', ['tests/architecture/**/*.test.ts'], 60_000),
      // Each test opens an operator of its own: the files share the modules, not the data.
      node('simulators', ['tests/simulators/**/*.test.ts'], 60_000),
      node('scripts', ['tests/scripts/**/*.test.ts'], 60_000),
      {
        extends: true as const,
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}', 'tests/adapters/browser/**/*.test.ts'],
          testTimeout: 30_000,
          environment: 'jsdom',
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' as const } },
        },
      },
    ],
  },
});
