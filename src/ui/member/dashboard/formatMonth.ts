const formats = {
  short: new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** `2026-11` as « nov. » or « novembre 2026 ». */
export function formatMonth(month: string, length: keyof typeof formats): string {
  return formats[length].format(Date.parse(`${month}-01T00:00:00Z`));
}
