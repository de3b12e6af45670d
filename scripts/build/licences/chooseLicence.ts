import satisfies from 'spdx-satisfies';

/**
 * The licences of what may be shipped, by SPDX identifier, the preferred ones first: they ask for their
 * text and the names of the authors. Another licence is a decision of the operator.
 */
export const allowedLicences: readonly string[] = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
];

/** Writes the words of an expression as SPDX wants them: `MIT or MPL-2.0` is not valid. */
export function tidyExpression(declared: string): string {
  return declared.trim().replace(/\s(or|and|with)\s/gi, (word) => word.toUpperCase());
}

/**
 * The alternative of an SPDX expression that may be shipped; null when there is none, or when the
 * expression is not valid (« SEE LICENSE IN … », UNLICENSED).
 */
export function chooseLicence(expression: string): string | null {
  const alternatives = /\b(AND|WITH)\b/.test(expression)
    ? [expression]
    : expression.replace(/[()]/g, '').split(' OR ');
  const choices = alternatives.filter(isAllowed);
  const rank = (one: string): number => allowedLicences.indexOf(one);
  return choices.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}

function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, allowedLicences);
  } catch {
    return false;
  }
}
