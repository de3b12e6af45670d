/** Escapes a key or an index as a token of a JSON pointer (RFC 6901). */
export function escapeToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The key or index of a token of a JSON pointer. */
export function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The tokens of a pointer, with or without `#`: `#/paths/~1a` → `['paths', '/a']`. */
export function tokensOf(pointer: string): readonly string[] {
  const bare = pointer.replace(/^#/, '');
  return bare === '' ? [] : bare.replace(/^\//, '').split('/').map(unescapeToken);
}

/** The tokens of the fragment of a reference, in which URL escapes are allowed. */
export function fragmentTokens(fragment: string): readonly string[] {
  return tokensOf(decodeSafely(fragment));
}

/** The value at a pointer; undefined if there is none. */
export function valueAt(value: unknown, tokens: readonly string[]): unknown {
  return tokens.reduce<unknown>(
    (parent, token) =>
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, token)
        ? (parent as Readonly<Record<string, unknown>>)[token]
        : undefined,
    value,
  );
}

/** A pointer in which every index of a list is `*`. */
export function generalPointer(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}

/** A text without its URL escapes; as it is where one is wrong. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
