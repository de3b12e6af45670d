import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const ROUTER = 'react-router';

/**
 * Builds with the production file of React Router. Its package ships one, but exports only that for
 * development, whose warnings are then part of every page.
 */
export function productionRouter(): Plugin {
  // The copy that react-router-dom exports.
  const { resolve } = createRequire(import.meta.resolve('react-router-dom'));
  const file = resolve(ROUTER)
    .replace('/dist/development/', '/dist/production/')
    .replace(/\.js$/, '.mjs');
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === ROUTER ? file : null),
  };
}
