/** Looks a value up in a `map` of nginx as nginx does: texts first, then expressions in their order. */
export function nginxMap(nginx: string, variable: string): (asked: string) => string {
  const [, lines = ''] =
    new RegExp(`^map \\S+ \\$${variable} \\{$([^]*?)^\\}$`, 'm').exec(nginx) ?? [];
  const entries = [...lines.matchAll(/^ {2}(?:"([^"]*)"|(\S+)) (?:"([^"]*)"|(\S+));$/gm)].map(
    ([, quotedKey, key = '', quotedValue, value = '']) =>
      [quotedKey ?? key, quotedValue ?? value] as const,
  );
  return (asked) => {
    const found =
      entries.find(([key]) => key === asked) ??
      entries.find(([key]) => key.startsWith('~') && new RegExp(key.slice(1)).test(asked)) ??
      entries.find(([key]) => key === 'default');
    return found?.[1] ?? '';
  };
}
