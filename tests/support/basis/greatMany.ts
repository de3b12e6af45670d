/** Length of a hostile list: a stack overflows; in `npm run test:deep`, a quadratic time is seen. */
export const greatMany = process.env['DEEP_TESTS'] === 'true' ? 100_000 : 20_000;
