/** What is shown of the IBAN on file: its last four characters, however it is spaced; null without any. */
export function ibanEnding(iban: string | null): string | null {
  return iban?.replace(/\s/g, '').slice(-4) || null;
}
