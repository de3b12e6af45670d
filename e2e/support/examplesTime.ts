/** The date of the contract's examples. With it a test does not depend on the day on which it runs. */
export const examplesTime = new Date('2026-11-21T10:00:00Z');
