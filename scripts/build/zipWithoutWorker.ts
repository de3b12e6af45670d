import type { Plugin } from 'vite';

/** The module of write-excel-file that compresses a workbook. */
const COMPRESSING = /[\\/]write-excel-file[\\/]modules[\\/]zip[\\/]zipToArrayBuffer\.js$/;

/**
 * write-excel-file compresses in a worker that it starts from a blob. The content security policy
 * (`worker-src 'self'`) forbids that worker, and the library then waits without end: the same code runs where
 * the library runs, in a worker of this site (src/adapters/browser/workbook).
 */
export function zipWithoutWorker(): Plugin {
  return {
    name: 'zip-without-worker',
    load: (id) =>
      COMPRESSING.test(id)
        ? `import { zipSync } from 'fflate';
           export default async (files) => zipSync(files).buffer;`
        : null,
  };
}
