import { defineConfig } from 'vitest/config';

/** The domain's own tests and nothing else: what only a page or an adapter notices is not held by a rule's test. */
export default defineConfig({
  test: {
    env: { TZ: 'America/New_York' },
    include: ['tests/domain/**/*.test.ts'],
    environment: 'node',
    isolate: false,
  },
});
