import type { Sheet } from '../../../application/ports/device/WorkbookWriter';

/** What the page sends to the worker, in this order: the head, the rows in portions, the end. */
export type WorkbookPart =
  | { readonly part: 'head'; readonly head: Omit<Sheet, 'rows'> }
  | { readonly part: 'rows'; readonly rows: Sheet['rows'] }
  | { readonly part: 'end' };

/** The workbook, or null when it could not be written. */
export type WrittenWorkbook = Blob | null;
