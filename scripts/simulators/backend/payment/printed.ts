/** A line as the card network prints it: no accents, so many characters, a hyphen for nothing (M5.29). */
export function printed(line: string | null, length: number): string {
  const plain = (line ?? '')
    .replaceAll(/œ/gi, 'oe')
    .replaceAll(/æ/gi, 'ae')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/g, ' ')
    .trim()
    .slice(0, length);
  return plain || '-';
}
