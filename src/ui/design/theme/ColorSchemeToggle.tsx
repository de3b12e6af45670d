import type { ReactElement } from 'react';
import type { ColorScheme } from '../../../application/ports/device/PreferenceStorage';

interface ColorSchemeToggleProps {
  readonly value: ColorScheme;
  readonly onChange: (next: ColorScheme) => void;
}

const turns: Record<ColorScheme, { readonly word: string; readonly next: ColorScheme }> = {
  auto: { word: 'automatique', next: 'light' },
  light: { word: 'claire', next: 'dark' },
  dark: { word: 'sombre', next: 'auto' },
};

/** Shows the current colour scheme; a click selects the next one. */
export function ColorSchemeToggle({ value, onChange }: ColorSchemeToggleProps): ReactElement {
  const { word, next } = turns[value];
  return (
    <button type="button" onClick={() => onChange(next)}>
      Apparence{'\u202f'}: {word}
    </button>
  );
}
