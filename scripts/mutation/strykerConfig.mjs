/**
 * Configuration of Stryker for one ring: mutates its files and runs only the tests of this ring, so that
 * tests of screens do not count. `least`: minimum percentage of killed mutants; `also`: folders beside the
 * ring, which its configuration of Vitest names too.
 */
export function strykerConfig({ ring, least, ignoreStatic, also = [] }) {
  return {
    mutate: [ring, ...also].map((folder) => `src/${folder}/**/*.ts`),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `scripts/mutation/${ring}.vitest.ts` },
    coverageAnalysis: 'perTest',
    ignoreStatic,
    concurrency: 2,
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `.cache/mutation/${ring}.json` },
    tempDirName: '.cache/stryker',
    cleanTempDir: true,
    allowEmpty: false,
    thresholds: { high: 98, low: least, break: least },
    ignorePatterns: ['dist', 'e2e', 'openapi', 'reports', 'test-results'],
  };
}
