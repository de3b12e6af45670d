import { deliveryWords } from '../../ordering/deliveryWords';

const wordsOfCodes: Readonly<Record<string, string>> = {
  R: deliveryWords.locker,
  LC: deliveryWords.correspondence,
  L: deliveryWords.address,
};

/** How a badge was handed out, from the server's code; a code of another kind is shown as it is. */
export function deliveryWord(code: string): string {
  return wordsOfCodes[code] ?? code;
}
