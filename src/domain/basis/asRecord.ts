/** The fields of an object of unknown shape; an empty record for anything else. */
export function asRecord(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
}
