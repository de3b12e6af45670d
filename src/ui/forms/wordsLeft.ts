/** How many characters of a limit are left, in words; nothing as long as a quarter of them is. */
export function wordsLeft(left: number, limit: number): string {
  if (left > limit / 4) return '';
  if (left < 0) return left === -1 ? '1 caractère de trop.' : `${-left} caractères de trop.`;
  if (left === 0) return 'Limite atteinte.';
  return left === 1 ? 'Encore 1 caractère.' : `Encore ${left} caractères.`;
}
