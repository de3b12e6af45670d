import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A browser looks for such a rule at each change, from every element on, and then recalculates all styles.
it('no style sheet has `:has()` without a class, an id or an element before it', () => {
  const found = globSync('src/**/*.css').flatMap((file) => {
    const rules = readFileSync(file, 'utf8').match(/(?<=^|[\s>+~,]):has\(.*/gm) ?? [];
    return rules.map((rule) => `${file}: ${rule}`);
  });
  expect(found).toEqual([]);
});
