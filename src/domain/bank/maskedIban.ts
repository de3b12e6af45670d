/** The last four characters of the stored IBAN, spaces ignored; null without an IBAN. */
export function ibanEnding(iban: string | null): string | null {
  return iban?.replace(/\s/g, '').slice(-4) || null;
}
