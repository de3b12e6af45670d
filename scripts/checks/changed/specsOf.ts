import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { routes } from '../../../src/ui/navigation/routes.ts';
import { inProject } from '../../process/projectRoot.ts';

/** The tables of all screens and states name every address: they say nothing about who imports them. */
const isTable = (path: string): boolean => /support\/(screens|states\/)/.test(path);

/** A file that names more pages than this is about the whole site: a change of one page does not run it. */
const mostPages = 8;

/**
 * The browser tests of the pages with these patterns of addresses: their text, or that of their support
 * files, names such an address, and few other pages.
 */
export async function specsOf(
  patterns: readonly string[],
  specs: readonly string[],
): Promise<readonly string[]> {
  const isOfPage = await Promise.all(
    specs.map(async (spec) => {
      const addresses = await addressesIn(spec);
      const pages = Object.values(routes).filter((route) => isNamed(route, addresses));
      return pages.length <= mostPages && patterns.some((pattern) => isNamed(pattern, addresses));
    }),
  );
  return specs.filter((_, index) => isOfPage[index]);
}

const isNamed = (pattern: string, addresses: readonly string[]): boolean =>
  addresses.some((address) => matchPath(pattern, address) !== null);

/** The addresses written in a file and in the support files that it imports. */
async function addressesIn(file: string): Promise<readonly string[]> {
  const source = await readFile(inProject(file), 'utf8');
  const own = [...source.matchAll(/['"`](\/[\w\-/.]*)/g)].map(([, address = '']) => address);
  const imported = [...source.matchAll(/from '(\.\.?\/[^']*support\/[^']+)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => !isTable(path) && path.startsWith('e2e/'));
  return [...own, ...(await Promise.all(imported.map(addressesIn))).flat()];
}
