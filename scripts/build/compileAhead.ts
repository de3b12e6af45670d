import type { Plugin } from 'vite';

/** Chromium then compiles every function of a file while the file arrives, on another thread. */
export const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the files that every page runs whole, so that their functions are not compiled one by one when they
 * are first called. Other browsers ignore the comment (explicit compile hints, Chrome 136).
 */
export function compileAhead(names: ReadonlySet<string>): Plugin {
  return {
    name: 'compile-ahead',
    enforce: 'post',
    // After Vite has put its own first lines there.
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.has(file.name)) file.code = hint + file.code;
        }
      },
    },
  };
}
