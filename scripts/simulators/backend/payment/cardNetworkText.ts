/**
 * A line in the card network's character set: no accents, limited in length, a hyphen when empty
 * (M5.29).
 */
export function cardNetworkText(line: string | null, length: number): string {
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
