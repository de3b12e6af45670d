/** What the caller can put right: told in one sentence, without a stack, exit code 2. */
export class UsageError extends Error {}
