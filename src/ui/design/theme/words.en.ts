import type { Words } from './words.fr';

export const words: Words = {
  auto: 'Appearance: automatic',
  light: 'Appearance: light',
  dark: 'Appearance: dark',
};
