import { describe, expect, it } from 'vitest';
import { chunkCycle } from '../../../scripts/bench/bytes/chunkCycle.ts';

const chunk = (
  file: string,
  imports: readonly string[] = [],
): { file: string; imports: string[] } => ({
  file,
  imports: [...imports],
});

describe('the chunks of the build', () => {
  it('that import each other in a cycle are found', () => {
    const manifest = {
      'index.html': chunk('index.js', ['application']),
      application: chunk('application.js', ['ordering']),
      ordering: chunk('ordering.js', ['published']),
      published: chunk('published.js', ['application']),
    };
    expect(chunkCycle(manifest)).toEqual(['application.js', 'ordering.js', 'published.js']);
  });

  it('that share an import are no cycle', () => {
    const manifest = {
      'index.html': chunk('index.js', ['application', 'published']),
      application: chunk('application.js', ['published']),
      published: chunk('published.js'),
    };
    expect(chunkCycle(manifest)).toBeUndefined();
  });
});
