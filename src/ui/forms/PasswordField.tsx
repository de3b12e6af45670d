import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState, type ReactElement } from 'react';

/** A password, hidden until the person asks to see it; the button that shows it is reached by keyboard. */
export function PasswordField(props: PasswordInputProps): ReactElement {
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      required
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? 'Masquer la saisie' : 'Afficher la saisie',
        tabIndex: 0,
      }}
    />
  );
}
