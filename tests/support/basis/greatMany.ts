/** Length of a hostile list: enough for a stack to overflow; in `npm run test:deep`, for a square to be seen. */
export const greatMany = process.env['DEEP_TESTS'] === 'true' ? 100_000 : 20_000;
