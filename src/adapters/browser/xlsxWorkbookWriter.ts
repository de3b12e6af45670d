import * as E from 'fp-ts/Either';
import type { CellObject } from 'write-excel-file/universal';
import type { SheetColumn, WorkbookWriter } from '../../application/ports/device/WorkbookWriter';

const formats: Readonly<Record<SheetColumn['kind'], Partial<CellObject>>> = {
  text: { type: String },
  moment: { type: Number, format: 'dd/mm/yyyy hh:mm:ss' },
  euros: { type: Number, format: '#,##0.00 "€"' },
};

/**
 * Loads write-excel-file with the first workbook. The build replaces its worker, which the content security
 * policy forbids (scripts/build/zipWithoutWorker.ts).
 */
export const xlsxWorkbookWriter: WorkbookWriter = {
  write:
    ({ name, columns, rows }) =>
    async () => {
      const library = await import('write-excel-file/universal').catch(() => undefined);
      if (!library) return E.left({ kind: 'service/unreachable' });
      const head = columns.map(({ title }): CellObject => ({ value: title, fontWeight: 'bold' }));
      const kinds = columns.map(({ kind }) => formats[kind]);
      const body = rows.map((row) =>
        row.map((value, place): CellObject => ({ value, ...kinds[place] })),
      );
      const workbook = library.default([head, ...body], {
        sheet: name,
        columns: columns.map(({ width }) => ({ width })),
        stickyRowsCount: 1,
      });
      return E.right(await workbook.toBlob());
    },
};
