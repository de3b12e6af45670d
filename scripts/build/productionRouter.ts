import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const productionFiles: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/**
 * Builds with the production files of React Router. Its package ships them, but exports only those for
 * development, whose warnings are then part of every page. Both are of one copy: they share their contexts.
 */
export function productionRouter(): Plugin {
  // The copy that react-router-dom exports.
  const { resolve } = createRequire(import.meta.resolve('react-router-dom'));
  const folder = join(dirname(resolve('react-router')), '..', 'production');
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) =>
      Object.hasOwn(productionFiles, id) ? join(folder, productionFiles[id] ?? '') : null,
  };
}
