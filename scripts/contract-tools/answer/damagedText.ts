/** UTF-8 that was read as Latin-1 and written as UTF-8 again: `Ã©` for `é`, `â€™` for `’`. */
const twice = /Ã[\u0080-\u00BF]|â€[\u0099\u009C\u009D™œ“”¦]|Â[\u00A0«»°©]/;

/** Why a text was damaged by an encoding, in one sentence; null if nothing shows it. */
export function damagedText(text: string): string | null {
  if (text.includes('\uFFFD'))
    return 'The text contains U+FFFD: its bytes were lost by a wrong decoding.';
  return twice.test(text) ? 'The text was encoded as UTF-8 twice (é became Ã©).' : null;
}
