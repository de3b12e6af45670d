import type { Sheet } from '../../../application/ports/device/WorkbookWriter';
import type { WorkbookPart, WrittenWorkbook } from './workbookMessages';
import { writeWorkbook } from './writeWorkbook';

/** What the worker does with the parts of a sheet: at the end it answers with the workbook. */
export function collectWorkbook(
  answer: (workbook: WrittenWorkbook) => void,
): (message: WorkbookPart) => Promise<void> {
  let head: Omit<Sheet, 'rows'> = { name: '', columns: [] };
  const rows: Sheet['rows'][number][] = [];
  return async (message) => {
    if (message.part === 'head') head = message.head;
    if (message.part === 'rows') for (const row of message.rows) rows.push(row);
    if (message.part === 'end') answer(await writeWorkbook({ ...head, rows }).catch(() => null));
  };
}
