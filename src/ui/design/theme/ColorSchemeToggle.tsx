import type { ReactElement } from 'react';
import { words } from './words.fr';
import type { ColorScheme } from '../../../application/ports/device/PreferenceStorage';

interface ColorSchemeToggleProps {
  readonly value: ColorScheme;
  readonly onChange: (next: ColorScheme) => void;
}

const nextOf: Readonly<Record<ColorScheme, ColorScheme>> = {
  auto: 'light',
  light: 'dark',
  dark: 'auto',
};

/** Shows the current colour scheme; a click selects the next one. */
export function ColorSchemeToggle({ value, onChange }: ColorSchemeToggleProps): ReactElement {
  return (
    <button type="button" onClick={() => onChange(nextOf[value])}>
      {words[value]}
    </button>
  );
}
