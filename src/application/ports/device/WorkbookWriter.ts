import type * as TE from 'fp-ts/TaskEither';
import type { ServiceError } from '../../kernel/ServiceError';

export interface SheetColumn {
  readonly title: string;
  /**
   * `moment`: days as `spreadsheetClock` counts them, shown as day and time; `euros`: decimal euros. Text is
   * never a formula.
   */
  readonly kind: 'text' | 'moment' | 'euros';
  /** In characters. */
  readonly width: number;
}

export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** One value for each column: a text, or a number for the other kinds. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Writes one sheet as an Office Open XML workbook (`.xlsx`). */
export interface WorkbookWriter {
  /** The .xlsx file of a sheet. */
  write(sheet: Sheet): TE.TaskEither<ServiceError, Blob>;
}
