/** One error that the TypeScript compiler reports. */
export interface ReportedTypeError {
  /** Path relative to the project's root; null for an error of the configuration. */
  readonly file: string | null;
  readonly line: number;
  readonly column: number;
  /** Code and message, on one or more lines. */
  readonly message: string;
}
