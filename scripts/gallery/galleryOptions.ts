import { parseArgs } from 'node:util';
import { french, languages, type Language } from '../../src/ui/navigation/languages.ts';
import { modes, schemes, type Look, type Mode, type Scheme } from './PicturedState.ts';

export interface GalleryOptions {
  /** Show `galleryHelp` and take no picture. */
  readonly help: boolean;
  /** Part of the address or of the name of the selected states; empty for all states. */
  readonly only: string;
  /** The pictures of each state. */
  readonly looks: readonly Look[];
  /** The language of the pages, by its tag. */
  readonly language: Language;
  /** Show the differences from the base run (the last one without this option). */
  readonly compare: boolean;
  /** Number of parallel pages; undefined for the number of cores. */
  readonly workers: string | undefined;
}

/** Widths and schemes of a mode, unless the command line names others. */
const defaults: Readonly<
  Record<Mode, { readonly widths: readonly number[]; readonly schemes: readonly Scheme[] }>
> = {
  normal: { widths: [390, 768, 1440], schemes },
  'forced-colors': { widths: [390, 1440], schemes },
  'zoom-200': { widths: [1280], schemes: ['light'] },
  // 320 CSS pixels: the width of WCAG 2.2, SC 1.4.10.
  'zoom-400': { widths: [1280], schemes: ['light'] },
  // A4 at 96 dpi.
  print: { widths: [794], schemes: ['light'] },
};

export const galleryHelp = `npm run gallery -- [options]

Takes pictures of every state of every screen, for one page: reports/gallery/index.html.

  --only WORDS      only the states whose address or name contains these words
  --mode MODE       ${modes.join(', ')}; can be repeated (normal)
                    forced-colors: the colours of the system, as in the contrast themes of Windows
                    zoom-200, zoom-400: the layout of a window of this width at this zoom
                    print: the print style sheets; browsers print in light colours
  --width PIXELS    width of the window; can be repeated
                    (normal 390, 768, 1440; forced-colors 390, 1440; zoom 1280; print 794)
  --scheme SCHEME   light or dark; can be repeated (both; zoom and print: light)
  --language TAG    pages in this language (fr); in others than French only states that need no click, and
                    no subscriber area
  --compare         shows what changed since the last run without this option
  --workers NUMBER  pages at the same time (one for each core)
  --help            this text
`;

/** Reads the command line of `npm run gallery`. Throws on an unknown option or an invalid value. */
export function galleryOptions(args: readonly string[]): GalleryOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      mode: { type: 'string', multiple: true, default: ['normal'] },
      width: { type: 'string', multiple: true },
      scheme: { type: 'string', multiple: true },
      language: { type: 'string', default: french.tag },
      compare: { type: 'boolean', default: false },
      workers: { type: 'string' },
    },
  });
  const widths = values.width?.map(readWidth);
  const chosenSchemes = values.scheme?.map((scheme) => readChoice('--scheme', schemes, scheme));
  const looks = values.mode
    .map((mode) => readChoice('--mode', modes, mode))
    .flatMap((mode) =>
      (widths ?? defaults[mode].widths).flatMap((width) =>
        (chosenSchemes ?? defaults[mode].schemes).map((scheme) => ({ mode, width, scheme })),
      ),
    );
  const { help, only, compare, workers } = values;
  return { help, only, looks, language: readLanguage(values.language), compare, workers };
}

function readLanguage(tag: string): Language {
  const known = readChoice(
    '--language',
    languages.map((one) => one.tag),
    tag,
  );
  return languages.find((one) => one.tag === known) ?? french;
}

function readWidth(width: string): number {
  if (/^[1-9]\d{2,3}$/.test(width)) return Number(width);
  throw new Error(`--width ${width} is not a width in pixels.`);
}

function readChoice<Choice extends string>(
  option: string,
  choices: readonly Choice[],
  value: string,
): Choice {
  const choice = choices.find((one) => one === value);
  if (choice !== undefined) return choice;
  throw new Error(`${option} must be one of ${choices.join(', ')}, not ${value}.`);
}
