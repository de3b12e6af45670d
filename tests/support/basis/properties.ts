import * as fc from 'fast-check';

// `npm test` draws the same values each time: what it reports comes from the change. `npm run test:deep`
// draws new values, and more of them.
fc.configureGlobal(
  process.env['DEEP_TESTS'] === 'true' ? { numRuns: 1_000 } : { seed: 20_261_129 },
);
