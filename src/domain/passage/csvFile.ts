const BYTE_ORDER_MARK = '\uFEFF';

// https://owasp.org/www-community/attacks/CSV_Injection
const STARTS_A_FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-](?:\d+|\d{1,3}(?:[ \u00A0\u202F]\d{3})+)(?:[.,]\d+)?$/;

/**
 * The CSV text of the server, as it is saved: with one byte-order mark (M7.25) and an apostrophe before
 * every cell that a spreadsheet would run as a formula. Plain numbers, separators, quotes and line ends do
 * not change. The separator is `;` if the first line contains one, otherwise `,`. Idempotent.
 */
export function safeCsv(text: string): string {
  const body = text.replace(/^\uFEFF+/, '');
  return BYTE_ORDER_MARK + body.replace(cellsOf(body), safeCell);
}

/**
 * A cell: an optional quoted part, in which `""` is a quote and the closing quote may be missing, then the
 * rest.
 */
const SEMICOLON_CELLS = /(?:"([^"]*(?:""[^"]*)*)(?:"|$))?([^;\r\n]*)(?:;|\r?\n|\r|$)/g;
const COMMA_CELLS = /(?:"([^"]*(?:""[^"]*)*)(?:"|$))?([^,\r\n]*)(?:,|\r?\n|\r|$)/g;

function safeCell(cell: string, quoted: string | undefined, rest: string): string {
  const value = (quoted ?? '') + rest;
  if (!STARTS_A_FORMULA.test(value) || PLAIN_NUMBER.test(value)) return cell;
  return quoted === undefined ? `'${cell}` : `"'${cell.slice(1)}`;
}

/** Matches each cell of a text without a byte-order mark, with the separator or the line end after it. */
export function cellsOf(body: string): RegExp {
  const unquoted = body.replace(/"[^"]*"/g, '');
  return /^[^\r\n]*;/.test(unquoted) ? SEMICOLON_CELLS : COMMA_CELLS;
}
