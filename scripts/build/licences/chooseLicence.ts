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

/**
 * The alternative of an SPDX expression that may be shipped; null when there is none, when several licences
 * hold together, or when the expression is not valid (« SEE LICENSE IN … », UNLICENSED).
 */
export function chooseLicence(expression: string): string | null {
  if (/\b(and|with)\b/i.test(expression)) return null;
  const offered = expression.replace(/[()]/g, '').split(/\sor\s/i);
  return allowedLicences.find((one) => offered.some((other) => other.trim() === one)) ?? null;
}
