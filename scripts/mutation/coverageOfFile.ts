/**
 * Each test file reports what its own tests cover. Without isolation, Stryker's counters live as long as the
 * worker: each file would report those of all files before it, and endless loops would be stopped too late.
 */
interface MutantCoverage {
  static: object;
  perTest: object;
}
const { __stryker__: stryker } = globalThis as {
  readonly __stryker__?: { readonly mutantCoverage?: MutantCoverage };
};
if (stryker?.mutantCoverage) Object.assign(stryker.mutantCoverage, { static: {}, perTest: {} });

export {};
