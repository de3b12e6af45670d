import type { Words } from '../../fr/design/appearance';

export const words: Words = {
  auto: 'Appearance: automatic',
  light: 'Appearance: light',
  dark: 'Appearance: dark',
};
