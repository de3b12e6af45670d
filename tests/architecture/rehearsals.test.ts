import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/process/projectRoot.ts';

const [, section = ''] = readFileSync(inProject('README.md'), 'utf8').split(
  '## When something fails\n',
);
const [table = ''] = section.split('\n## ');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what') && !line.startsWith('| -'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, failure = '', seen = '', done = '', tests = '']) => ({ failure, seen, done, tests }));

const failures = [
  /API is down/,
  /API is slow/,
  /bank is down/,
  /signature service is down/,
  /wrong certificate/,
  /bad release/,
  /CDN/,
  /clock/,
  /storage/,
  /cookies/,
  /secret/,
];

/** Matches a test or step whose title contains this text; not a comment, nor a test that is skipped. */
function testWith(title: string): RegExp {
  const text = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^ *(?:await )?(?:test|it)(?:\\.step)?\\(\\s*[\`'"][^\`'"]*${text}`, 'm');
}

describe('the failures that the README lists', () => {
  it.each(failures)('%s has a row', (failure) => {
    expect(rows.filter((row) => failure.test(row.failure))).toHaveLength(1);
  });

  it.each(rows)('$failure: what visitors see, what the operator does, tests', (row) => {
    expect(row.seen).not.toBe('');
    expect(row.done).not.toBe('');
    const links = [...row.tests.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)];
    expect(links).not.toHaveLength(0);
    for (const [, title = '', path = ''] of links) {
      expect(readFileSync(inProject(path), 'utf8')).toMatch(testWith(title));
    }
  });
});
