/** The strings of a JSON text, with their quotation marks, and the marks between them. */
export function* jsonTokens(json: string): Generator<string> {
  const mark = /["{}[\],:]/g;
  for (let found = mark.exec(json); found !== null; found = mark.exec(json)) {
    if (found[0] === '"') {
      mark.lastIndex = closingQuote(json, found.index) + 1;
      yield json.slice(found.index, mark.lastIndex);
    } else {
      yield found[0];
    }
  }
}

/** The index of the quotation mark that ends a string. A regular expression would exceed its stack. */
export function closingQuote(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let escapes = 0;
    while (json[at - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return json.length;
}
