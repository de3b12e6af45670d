import type { styleText } from 'node:util';

export type Paint = (format: Parameters<typeof styleText>[0], text: string) => string;

export interface TableLayout {
  /** Columns. */
  readonly width: number;
  readonly paint: Paint;
}
