import { describe, expect, it } from 'vitest';
import { hostileAnswers } from './hostileAnswers.ts';
import { measureHostile } from './measureHostile.ts';

describe('a hostile server exhausts neither memory nor patience: the run ends with a report', () => {
  it.each(hostileAnswers)('$name', async (answer) => {
    const { code, output, megabytes } = await measureHostile(answer);
    expect([1, 3], output).toContain(code);
    expect(output).toContain('Contract drift');
    expect(megabytes).toBeLessThan(600);
    expect(output).not.toMatch(/heap out of memory|RangeError|\n\s+at /);
  });
});
