/** The forms in which dates are written; a value has at most one. */
const forms = {
  'YYYY-MM-DDTHH:MM':
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/,
  'YYYY-MM-DD HH:MM': /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/,
  'YYYY-MM-DD': /^(\d{4})-(\d\d)-(\d\d)$/,
  'DD/MM/YYYY': /^(?<day>\d\d?)\/(?<month>\d\d?)\/(?<year>\d{4})(?: \d\d?:\d\d(?::\d\d)?)?$/,
  'DD.MM.YYYY': /^(?<day>\d\d?)\.(?<month>\d\d?)\.(?<year>\d{4})$/,
  'YYYY/MM/DD': /^(\d{4})\/(\d\d)\/(\d\d)$/,
  'Day, DD Mon YYYY': /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d? [A-Z][a-z]{2} \d{4}/,
} as const;

export type DateForm = keyof typeof forms;

/** The form of a text that looks like a date; null for any other text. */
export function dateForm(text: string): DateForm | null {
  if (text.length < 8 || text.length > 40) return null;
  const found = (Object.keys(forms) as DateForm[]).find((form) => forms[form].test(text));
  return found ?? null;
}

/** Whether a text looks like a date that no calendar has: 2026-02-30, 0000-00-00. */
export function isImpossible(text: string): boolean {
  const form = dateForm(text);
  if (form === null || form === 'Day, DD Mon YYYY') return false;
  const [, first = '', second = '', third = '', hour = '0', minute = '0'] =
    forms[form].exec(text) ?? [];
  const isDayFirst = form === 'DD/MM/YYYY' || form === 'DD.MM.YYYY';
  const [year, month, day] = isDayFirst ? [third, second, first] : [first, second, third];
  // Both orders of day and month are written with slashes.
  const isKnown = isDay(year, month, day) || (isDayFirst && isDay(year, day, month));
  return !isKnown || (!isDayFirst && (Number(hour) > 23 || Number(minute) > 59));
}

function isDay(...texts: readonly [year: string, month: string, day: string]): boolean {
  const [year = 0, month = 0, day = 0] = texts.map(Number);
  if (year === 0 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
