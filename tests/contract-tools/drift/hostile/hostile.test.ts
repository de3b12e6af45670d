import { afterAll, describe, expect, it } from 'vitest';
import { hostileAnswers } from './hostileAnswers.ts';
import { measureHostile } from './measureHostile.ts';

const lines: string[] = [];

afterAll(() => {
  console.log(lines.join('\n'));
});

describe('a hostile server exhausts neither memory nor patience: the run ends with a report', () => {
  it.each(hostileAnswers)('$name', async (answer) => {
    const { code, output, milliseconds, megabytes } = await measureHostile(answer);
    lines.push(`${answer.name.padEnd(48)}${(milliseconds / 1_000).toFixed(1)} s, ${megabytes} MB`);
    expect([1, 3], output).toContain(code);
    expect(output).toContain('Contract drift');
    expect(output).not.toMatch(/heap out of memory|RangeError|\n\s+at /);
  });
});
