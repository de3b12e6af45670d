import { createTheme } from '@mantine/core';

/** A variable of Mantine → the design token that stands behind it, light and dark alike. */
export const semanticVariables: Readonly<Record<string, string>> = {
  '--mantine-color-bright': 'var(--tp-ink)',
  '--mantine-color-text': 'var(--tp-ink)',
  '--mantine-color-body': 'var(--tp-surface)',
  '--mantine-color-error': 'var(--tp-bad)',
  '--mantine-color-success': 'var(--tp-ok)',
  '--mantine-color-placeholder': 'var(--tp-ink-2)',
  '--mantine-color-anchor': 'var(--tp-link)',
  '--mantine-color-default': 'var(--tp-surface)',
  '--mantine-color-default-hover': 'var(--tp-sea-50)',
  '--mantine-color-default-color': 'var(--tp-ink)',
  '--mantine-color-default-border': 'var(--tp-line)',
  '--mantine-color-dimmed': 'var(--tp-ink-2)',
  '--mantine-color-disabled': 'var(--tp-sunk)',
  '--mantine-color-disabled-color': 'var(--tp-ink-2)',
  '--mantine-color-disabled-border': 'var(--tp-line)',
  '--mantine-primary-color-contrast': '#fff',
  '--mantine-color-sea-text': 'var(--tp-link)',
  '--mantine-color-sea-filled': 'var(--tp-primary)',
  '--mantine-color-sea-filled-hover': 'color-mix(in srgb, var(--tp-primary) 90%, #000)',
  '--mantine-color-sea-light': 'var(--tp-sea-50)',
  '--mantine-color-sea-light-hover': 'var(--tp-sea-100)',
  '--mantine-color-sea-light-color': 'var(--tp-link)',
  '--mantine-color-sea-outline': 'var(--tp-link)',
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

/** As in base.css. */
const FONT = 'Atkinson, Arial, sans-serif';

/**
 * Mantine in the operator's colours: `sea` is its primary, `gray` and `dark` are the ink and line tokens
 * of the light and the dark scheme (index 4 of each is the border of a field, 3:1 against its ground).
 */
export const theme = createTheme({
  primaryColor: 'sea',
  primaryShade: { light: 7, dark: 6 },
  white: '#ffffff',
  black: '#10222d',
  colors: {
    sea: [
      '#eff6f9',
      '#dceaf1',
      '#b7d5e3',
      '#8fbfd5',
      '#6cc4ea',
      '#3c9bc4',
      '#1c7aa6',
      '#0f4f6e',
      '#103a52',
      '#0b2a3c',
    ],
    gray: [
      '#f5f8fa',
      '#eef3f6',
      '#e3eaee',
      '#d9e2e8',
      '#6f8794',
      '#6f8794',
      '#4a616e',
      '#33474f',
      '#1f333e',
      '#10222d',
    ],
    dark: [
      '#e7eff4',
      '#c5d4dd',
      '#a3b7c3',
      '#a3b7c3',
      '#5f7f90',
      '#17384a',
      '#0a1d28',
      '#0d2430',
      '#0b202b',
      '#071821',
    ],
  },
  fontFamily: FONT,
  headings: { fontFamily: FONT },
  fontWeights: { medium: '650' },
  fontSizes: { xs: '0.875rem', sm: '0.9375rem', md: '1rem' },
  defaultRadius: 'md',
  radius: { md: '0.5rem', lg: '0.625rem' },
  cursorType: 'pointer',
  components: {
    // 44 px targets, and text of 16 px, under which phones zoom into the field.
    Input: {
      defaultProps: { size: 'md' },
      vars: () => ({ wrapper: { '--input-height': 'var(--tp-control)' } }),
    },
    // The label is the accessible name, letter for letter: what may stay empty says so in its description instead.
    InputWrapper: { defaultProps: { size: 'md', withAsterisk: false } },
    PasswordInput: { vars: () => ({ root: { '--psi-button-size': '2.5rem' } }) },
    Radio: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'md' } },
    // Mantine's colours follow the nearest scheme attribute: what floats must stay inside the area.
    Portal: { defaultProps: { target: '[data-mantine-area]' } },
    // Locking the scroll writes a <style> element, which the content security policy forbids.
    Modal: { defaultProps: { lockScroll: false } },
    Drawer: { defaultProps: { lockScroll: false } },
  },
});
