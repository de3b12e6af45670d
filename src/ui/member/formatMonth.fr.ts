// Only pages of the subscriber area have months: no other language has this file. Not done with Intl, which
// needs a date.
const names = {
  short: [
    'janv.',
    'févr.',
    'mars',
    'avr.',
    'mai',
    'juin',
    'juil.',
    'août',
    'sept.',
    'oct.',
    'nov.',
    'déc.',
  ],
  long: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
} as const;

/** `2026-11` as « nov. » or « novembre 2026 ». */
export function formatMonth(month: string, length: keyof typeof names): string {
  const [year = '', number] = month.split('-');
  const name = names[length][Number(number) - 1] ?? month;
  return length === 'short' ? name : `${name} ${year}`;
}
