/** An error that the caller can correct: printed as one sentence, without a stack, exit code 2. */
export class UsageError extends Error {}
