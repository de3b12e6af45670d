/** A report, as OpenTelemetry logs it: a name, a severity and attributes. It contains no personal data. */
export interface LogRecord {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly name: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly attributes: Readonly<Record<string, string | number | readonly string[]>>;
}
