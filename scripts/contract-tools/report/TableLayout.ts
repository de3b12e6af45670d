import type { styleText } from 'node:util';

export type Paint = (format: Parameters<typeof styleText>[0], text: string) => string;

export interface TableLayout {
  /** In columns. */
  readonly width: number;
  readonly paint: Paint;
  /** What is counted: `call`, `example`. */
  readonly noun: string;
}
