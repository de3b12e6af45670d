import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Configuration of Vitest for the tests of these folders only. */
export function testsOf(...folders: readonly string[]): ViteUserConfig {
  return defineConfig({
    test: {
      env: { TZ: 'America/New_York', MUTATION_TESTS: 'true' },
      // A fixed seed: with another one in its name, Stryker would not find a property test again.
      setupFiles: ['tests/support/basis/properties.ts'],
      include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
      environment: 'node',
      isolate: false,
      // Stryker's instrumented code is slower, and other work may be on the machine.
      testTimeout: 60_000,
    },
  });
}
