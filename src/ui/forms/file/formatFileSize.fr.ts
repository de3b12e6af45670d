const NARROW_NO_BREAK_SPACE = '\u202F';

/** A size in bytes as a person reads it: `512 o`, `182 Ko`, `1,4 Mo` (1 Ko is 1 000 bytes). */
export function formatFileSize(bytes: number): string {
  const [amount, unit] = sized(bytes);
  return `${amount}${NARROW_NO_BREAK_SPACE}${unit}`;
}

function sized(bytes: number): readonly [string, string] {
  if (bytes < 1_000) return [String(bytes), 'o'];
  if (bytes < 999_500) return [String(Math.round(bytes / 1_000)), 'Ko'];
  return [(bytes / 1_000_000).toFixed(1).replace('.', ',').replace(',0', ''), 'Mo'];
}
