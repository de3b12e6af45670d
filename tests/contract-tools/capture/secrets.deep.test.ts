import { fc, test } from '../../support/basis/property';
import { expect } from 'vitest';
import { mutated, mutation } from '../../support/contract/mutation.ts';
import { session } from './support/changedSession.ts';
import { harOf, runCapture } from './support/runCapture.ts';

const secrets = ['Passage2025', 'Passage2026', session.token];

const formats = [[], ['--json'], ['--junit'], ['--sarif']];

const someEntries = session.entries.filter(({ request: { url } }) =>
  /login|user\/data$|passages\/print|user\/password|coordinates\/bank|invoice|v2\/ticket/.test(url),
);

test.prop([fc.array(mutation, { minLength: 1, maxLength: 6 }), fc.constantFrom(...formats)], {
  numRuns: 60,
})(
  'ends with a report or one sentence for any broken recording, and never prints a secret',
  async (mutations, format) => {
    const har = mutations.reduce<unknown>(mutated, harOf(someEntries));
    const { code, stdout, stderr } = await runCapture({ 'a.har': har }, [
      ...['--show-values', ...format],
    ]);
    expect([0, 1, 2]).toContain(code);
    for (const secret of secrets) {
      expect(stdout).not.toContain(secret);
      expect(stderr).not.toContain(secret);
    }
  },
);
