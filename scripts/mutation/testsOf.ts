import { dirname, join, sep } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A mutant of a constant is tried by each test file that reaches it, at the cost of importing them all: only
 * those of its folder are run. A rule has its tests beside it.
 */
class TestsOfFolder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated, ...others] = this.ctx.config.related ?? [];
    const [first] = files;
    const { mode } = Object(first?.project.getProvidedContext()) as { readonly mode?: unknown };
    const isConstant = mode === 'mutant' && first?.project.config.testNamePattern === undefined;
    if (mutated === undefined || others.length > 0 || !isConstant) return super.sort(files);
    const folder = dirname(mutated.split(`${sep}src${sep}`).at(-1) ?? '');
    const near = files.filter(({ moduleId }) => moduleId.includes(join(sep, 'tests', folder, sep)));
    return super.sort(near.length > 0 ? near : files);
  }
}

/** Configuration of Vitest for the tests of these folders only. */
export function testsOf(...folders: readonly string[]): ViteUserConfig {
  return defineConfig({
    test: {
      env: { TZ: 'America/New_York', MUTATION_TESTS: 'true' },
      // A fixed seed: each mutant is tried with the values of the dry run.
      setupFiles: ['tests/support/basis/properties.ts', 'scripts/mutation/coverageOfFile.ts'],
      include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
      environment: 'node',
      isolate: false,
      sequence: { sequencer: TestsOfFolder },
      // Stryker's instrumented code is slower, and other work may be on the machine.
      testTimeout: 60_000,
    },
  });
}
