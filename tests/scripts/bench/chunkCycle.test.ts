import { expect, it } from 'vitest';
import { chunkCycle } from '../../../scripts/bench/bytes/chunkCycle.ts';

it('finds chunks of the build that import each other in a cycle, and no cycle in a shared import', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['application', 'published'] },
    application: { file: 'application.js', imports: ['published'] },
    published: { file: 'published.js', imports: [] as string[] },
  };
  expect(chunkCycle(manifest)).toBeUndefined();
  manifest.published.imports.push('application');
  expect(chunkCycle(manifest)).toEqual(['application.js', 'published.js']);
});
