import { createTheme, type MantineColorsTuple } from '@mantine/core';
import type { operatorColours } from '../../operator';

type Token = keyof typeof operatorColours;

/** Mantine variable → design token, for both colour schemes. */
export const semanticVariables: Readonly<Record<string, string>> = {
  '--mantine-color-bright': 'var(--tp-ink)',
  '--mantine-color-text': 'var(--tp-ink)',
  '--mantine-color-body': 'var(--tp-surface)',
  '--mantine-color-error': 'var(--tp-bad)',
  '--mantine-color-success': 'var(--tp-ok)',
  '--mantine-color-placeholder': 'var(--tp-ink-2)',
  '--mantine-color-anchor': 'var(--tp-link)',
  '--mantine-color-default': 'var(--tp-surface)',
  '--mantine-color-default-hover': 'var(--tp-brand-50)',
  '--mantine-color-default-color': 'var(--tp-ink)',
  '--mantine-color-default-border': 'var(--tp-line)',
  '--mantine-color-dimmed': 'var(--tp-ink-2)',
  '--mantine-color-disabled': 'var(--tp-sunk)',
  '--mantine-color-disabled-color': 'var(--tp-ink-2)',
  '--mantine-color-disabled-border': 'var(--tp-line)',
  '--mantine-primary-color-contrast': '#fff',
  '--mantine-color-brand-text': 'var(--tp-link)',
  '--mantine-color-brand-filled': 'var(--tp-primary)',
  '--mantine-color-brand-filled-hover': 'color-mix(in srgb, var(--tp-primary) 90%, #000)',
  '--mantine-color-brand-light': 'var(--tp-brand-50)',
  '--mantine-color-brand-light-hover': 'var(--tp-brand-100)',
  '--mantine-color-brand-light-color': 'var(--tp-link)',
  '--mantine-color-brand-outline': 'var(--tp-link)',
  '--mantine-color-gray-light': 'var(--tp-sunk)',
  '--mantine-color-gray-light-color': 'var(--tp-ink-2)',
  '--mantine-color-red-text': 'var(--tp-bad)',
  '--mantine-color-red-light': 'var(--tp-bad-tint)',
  '--mantine-color-red-light-color': 'var(--tp-bad)',
  '--mantine-color-teal-text': 'var(--tp-ok)',
  '--mantine-color-teal-light': 'var(--tp-ok-tint)',
  '--mantine-color-teal-light-color': 'var(--tp-ok)',
  '--mantine-color-yellow-text': 'var(--tp-warn)',
  '--mantine-color-yellow-light': 'var(--tp-warn-tint)',
  '--mantine-color-yellow-light-color': 'var(--tp-warn)',
};

/** The same value as in base.css. */
const FONT = 'Atkinson, Arial, sans-serif';

/** The ten shades of a Mantine palette, made from tokens, which follow the colour scheme. */
const shades = (
  ...names: readonly [Token, Token, Token, Token, Token, Token, Token, Token, Token, Token]
): MantineColorsTuple => names.map((name) => `var(--tp-${name})`) as unknown as MantineColorsTuple;

/** Mantine's greys, from background to text; the fifth is the border of a field. */
const inks = shades(
  'page',
  'sunk',
  'line',
  'line',
  'field-line',
  'field-line',
  'ink-2',
  'ink-2',
  'ink',
  'ink',
);

/**
 * Mantine in the operator's colours; its components are in components.ts. `brand` is primary; `gray` and
 * `dark` are the greys of each scheme. Drawers and dialogs do not move for a visitor who reduces motion.
 */
export const theme = createTheme({
  respectReducedMotion: true,
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  white: '#ffffff',
  black: 'var(--tp-ink)',
  colors: {
    brand: shades(
      'brand-50',
      'brand-100',
      'brand-100',
      'link',
      'link',
      'link',
      'primary',
      'primary',
      'brand-800',
      'brand-900',
    ),
    gray: inks,
    dark: shades(
      'ink',
      'ink',
      'ink-2',
      'ink-2',
      'field-line',
      'brand-100',
      'sunk',
      'surface',
      'surface',
      'page',
    ),
  },
  fontFamily: FONT,
  headings: { fontFamily: FONT },
  fontWeights: { medium: '650' },
  fontSizes: { xs: '0.875rem', sm: '0.9375rem', md: '1rem' },
  defaultRadius: 'md',
  radius: { md: '0.5rem', lg: '0.625rem' },
  cursorType: 'pointer',
});
