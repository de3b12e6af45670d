import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/process/projectRoot.ts';

const folders = ['src', 'tests', 'e2e', 'scripts', 'openapi', 'generated'];
const files = [
  ...globSync('*', { cwd: inProject('.') }),
  ...globSync(`{${folders.join(',')}}/**/*`, { cwd: inProject('.') }),
];
const paths = new Set(files);
const names = new Set(files.map((path) => basename(path)));
const readmes = files.filter((path) => path.endsWith('.md'));

describe.each(readmes)('%s', (readme) => {
  const text = readFileSync(inProject(readme), 'utf8');

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
    const missing = links.filter(
      (link) => !/^https?:/.test(link) && !paths.has(join(dirname(readme), link)),
    );
    expect(missing).toEqual([]);
  });

  it('names source files that exist', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|yaml))`/g)];
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => !path.includes('…') && !names.has(basename(path)));
    expect(missing).toEqual([]);
  });
});
