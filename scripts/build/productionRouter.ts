import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Builds with the production files of React Router. Its package ships them, but exports only those for
 * development, whose warnings are then part of every page.
 */
export function productionRouter(): Plugin {
  const entry = fileURLToPath(import.meta.resolve('react-router')).replace(
    '/dist/development/',
    '/dist/production/',
  );
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? entry.replace(/\.js$/, '.mjs') : null),
  };
}
