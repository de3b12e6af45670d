import type { ColorScheme } from '../../../application/ports/device/PreferenceStorage';

/** The button that changes the colour scheme, by the current one. */
export const words: Readonly<Record<ColorScheme, string>> = {
  auto: 'Apparence\u202f: automatique',
  light: 'Apparence\u202f: claire',
  dark: 'Apparence\u202f: sombre',
};

export type Words = typeof words;
