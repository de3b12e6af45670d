import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../scripts/process/projectRoot.ts';

const readme = readFileSync(inProject('README.md'), 'utf8');
const [, section = ''] = readme.split('## When something fails\n');
const [table = ''] = section.split('\n## ');
const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('|'));

/** Matches a test or step whose title contains this text; not a comment, nor a test that is skipped. */
function testWith(title: string): RegExp {
  const text = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^ *(?:await )?(?:test|it)(?:\\.step)?\\(\\s*[\`'"][^\`'"]*${text}`, 'm');
}

it('each failure that the README lists is rehearsed by the tests that it names', () => {
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const links = [...row.matchAll(/\[([^\]]+)\]\((e2e\/[^)]+)\)/g)];
    expect(links, row).not.toEqual([]);
    for (const [, title = '', path = ''] of links) {
      expect(readFileSync(inProject(path), 'utf8'), row).toMatch(testWith(title));
    }
  }
});
