// Not done with Intl or luxon: Intl needs a date, and the dashboard would wait for 22 kB of luxon.
const names = {
  short: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  long: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;

/** `2026-11` as `Nov` or `November 2026`. */
export function formatMonth(month: string, length: keyof typeof names): string {
  const [year = '', number] = month.split('-');
  const name = names[length][Number(number) - 1] ?? month;
  return length === 'short' ? name : `${name} ${year}`;
}
