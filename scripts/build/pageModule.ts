import { posix } from 'node:path';
import { cmsAddressPage, siteRoutes, type RouteName } from '../../src/ui/navigation/routes.ts';

const imported = /import\w*\(\s*["'`](.+?)["'`]/;

/**
 * The module that a row of the table of routes imports for its page, as the manifest of the build names it:
 * its path from the root of the project. `unknown`: that of an address without a route.
 */
export function pageModule(name: RouteName | 'unknown'): string {
  const page = name === 'unknown' ? cmsAddressPage : siteRoutes[name].page;
  const path = imported.exec(String(page))?.[1];
  if (path === undefined) throw new Error(`The row ${name} imports no page: ${String(page)}`);
  // Vitest has resolved the path.
  if (path.startsWith('/')) return path.slice(1);
  return path.startsWith('#')
    ? `${path.replace('#member-pages', 'src/ui/member')}.tsx`
    : `${posix.join('src/ui/navigation', path)}.tsx`;
}
