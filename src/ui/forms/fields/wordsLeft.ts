/** How many characters are left, as a sentence; empty while more than a quarter of the limit is left. */
export function wordsLeft(left: number, limit: number): string {
  if (left > limit / 4) return '';
  if (left < 0) return left === -1 ? '1 caractère de trop.' : `${-left} caractères de trop.`;
  if (left === 0) return 'Limite atteinte.';
  return left === 1 ? 'Encore 1 caractère.' : `Encore ${left} caractères.`;
}
