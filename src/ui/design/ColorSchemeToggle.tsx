import type { ReactElement } from 'react';
import type { ColorScheme } from '../../application/ports/PreferenceStorage';

interface ColorSchemeToggleProps {
  readonly value: ColorScheme;
  readonly onChange: (next: ColorScheme) => void;
  readonly className?: string | undefined;
}

const turns: Record<ColorScheme, { readonly word: string; readonly next: ColorScheme }> = {
  auto: { word: 'automatique', next: 'light' },
  light: { word: 'claire', next: 'dark' },
  dark: { word: 'sombre', next: 'auto' },
};

/** Says the present scheme; a click turns to the next one. */
export function ColorSchemeToggle({
  value,
  onChange,
  className,
}: ColorSchemeToggleProps): ReactElement {
  const { word, next } = turns[value];
  return (
    <button type="button" className={className} onClick={() => onChange(next)}>
      Apparence{'\u202f'}: {word}
    </button>
  );
}
