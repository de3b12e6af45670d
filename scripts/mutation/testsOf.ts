import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Configuration of Vitest for the tests of one ring only. */
export function testsOf(ring: 'domain' | 'application'): ViteUserConfig {
  return defineConfig({
    test: {
      env: { TZ: 'America/New_York' },
      include: [`tests/${ring}/**/*.test.ts`],
      environment: 'node',
      isolate: false,
      // Stryker's instrumented code is slower, and other work may be on the machine.
      testTimeout: 60_000,
    },
  });
}
