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
/** A path from the root of the project, with or without a slash at its end. */
const inFolder = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]*[\\w-])/?\``, 'g');
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

  it('names paths of the project that exist', () => {
    const named = [...text.matchAll(inFolder)].map(([, path = '']) => path);
    expect(named.filter((path) => !paths.has(path))).toEqual([]);
  });
});
