import writeExcelFile, { type CellObject } from 'write-excel-file/universal';
import type { Sheet, SheetColumn } from '../../../application/ports/device/WorkbookWriter';

const formats: Readonly<Record<SheetColumn['kind'], Partial<CellObject>>> = {
  text: { type: String },
  moment: { type: Number, format: 'dd/mm/yyyy hh:mm:ss' },
  euros: { type: Number, format: '#,##0.00 "€"' },
};

/**
 * One sheet as a workbook, by write-excel-file. The build replaces the library's own worker, which the
 * content security policy forbids (scripts/build/zipWithoutWorker.ts).
 */
export async function writeWorkbook({ name, columns, rows }: Sheet): Promise<Blob> {
  const head = columns.map(({ title }): CellObject => ({ value: title, fontWeight: 'bold' }));
  const kinds = columns.map(({ kind }) => formats[kind]);
  const body = rows.map((row) =>
    row.map((value, place): CellObject => ({ value, ...kinds[place] })),
  );
  return await writeExcelFile([head, ...body], {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}
