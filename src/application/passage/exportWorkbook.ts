import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Passage } from '../../domain/passage/passage';
import { createUseCase } from '../kernel/createUseCase';
import type { Sheet } from '../ports/device/WorkbookWriter';
import {
  fetchWholeSearch,
  type ExportedSearch,
  type ExportError,
  type ExportRun,
  type WholeSearch,
} from './wholeSearch';

interface WorkbookExport {
  readonly whole: WholeSearch;
  readonly toSheet: (passages: readonly Passage[]) => Sheet;
  readonly run: ExportRun;
}

/**
 * Saves all passages of a search as `export_passages.xlsx`, from the pages of the list (M7.13): it needs no
 * export of the server. The same `whole` goes on where an earlier run ended.
 */
export const exportWorkbook = createUseCase<WorkbookExport, ExportedSearch, ExportError>(
  'member/exportWorkbook',
  ({ whole, toSheet, run }, ports) =>
    pipe(
      fetchWholeSearch(whole, ports, run),
      TE.filterOrElse(
        ({ items }) => items.length > 0,
        (): ExportError => ({ kind: 'export/empty' }),
      ),
      TE.chain(({ items, unreadable, absent }) =>
        pipe(
          ports.workbooks.write(toSheet(items)),
          TE.chainW((content) => {
            if (run.isStopped()) return TE.left<ExportError>({ kind: 'export/stopped' });
            ports.fileSaver.save({
              name: 'export_passages.xlsx',
              mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
              content,
            });
            return TE.right({ rows: items.length, unreadable, absent });
          }),
        ),
      ),
    ),
);
