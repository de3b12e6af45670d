/** Field values by name. */
export type Fields = Readonly<Record<string, string>>;

/** A form as a browser posts it from a page of `origin`. */
export function posted(
  fields: Fields | readonly (readonly [string, string])[],
  origin?: string,
): RequestInit {
  const body = new URLSearchParams(fields as Record<string, string>);
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(origin === undefined ? {} : { Origin: origin }),
    },
    body: body.toString(),
  };
}

/** The hidden fields of a page, which its form posts next. */
export function hiddenFieldsOf(page: string): Fields {
  const found = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries(
    Array.from(found, ([, name = '', value = '']) => [name, unescaped(value)]),
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
