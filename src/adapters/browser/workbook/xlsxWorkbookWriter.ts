import * as E from 'fp-ts/Either';
import type { WorkbookWriter } from '../../../application/ports/device/WorkbookWriter';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { WorkbookPart, WrittenWorkbook } from './workbookMessages';

/** Copying so many rows to the worker is no noticeable task of the page. */
const PORTION = 1_000;

/** What this needs of a worker. */
type WorkbookWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'
>;

/** Writes a workbook in a worker, so that the page does not wait. The worker is loaded with the first one. */
export function xlsxWorkbookWriter(
  open: () => WorkbookWorker = () =>
    new Worker(new URL('./workbookWorker.ts', import.meta.url), { type: 'module' }),
): WorkbookWriter {
  return {
    write:
      ({ rows, ...head }) =>
      async () => {
        const worker = open();
        const written = answerOf(worker);
        const send = (message: WorkbookPart): void => worker.postMessage(message);
        send({ part: 'head', head });
        for (let start = 0; start < rows.length; start += PORTION) {
          send({ part: 'rows', rows: rows.slice(start, start + PORTION) });
          await new Promise((goOn) => setTimeout(goOn));
        }
        send({ part: 'end' });
        const result = await written;
        worker.terminate();
        return result;
      },
  };
}

/** An error event means that the script of the worker could not be loaded. */
function answerOf(worker: WorkbookWorker): Promise<E.Either<ServiceError, Blob>> {
  return new Promise((resolve) => {
    worker.addEventListener('error', () => resolve(E.left({ kind: 'service/unreachable' })));
    worker.addEventListener('message', ({ data }: MessageEvent<WrittenWorkbook>) => {
      resolve(data === null ? E.left({ kind: 'service/fault' }) : E.right(data));
    });
  });
}
