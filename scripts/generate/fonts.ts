import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The weights that the style sheets use. The original file has 200 to 800, and is 1.7 times as large. */
export const fontWeights = { min: 400, max: 700 };

/** Numbers of the OpenType table `name`: copyright, licence and its address travel with the font. */
const legalNames = [0, 13, 14];

/** Every character of the first plane: the subset has all glyphs of its original. */
const allCharacters = Array.from({ length: 0x1_00_00 - 0x20 }, (_, index) => index + 0x20)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCharCode(code))
  .join('');

/** The font of the site, for `latin` or `latin-ext` text, as WOFF2 with the weights that the site uses. */
export async function siteFont(script: 'latin' | 'latin-ext'): Promise<Uint8Array> {
  const original = `atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${script}-wght-normal.woff2`;
  const path = fileURLToPath(import.meta.resolve(`@fontsource-variable/${original}`));
  return subsetFont(await readFile(path), allCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: fontWeights },
    preserveNameIds: legalNames,
  });
}
