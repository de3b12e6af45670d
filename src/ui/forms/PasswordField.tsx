import { InputWrapperContext, PasswordInput, type PasswordInputProps } from '@mantine/core';
import { use, useState, type ReactElement, type ReactNode } from 'react';
import styles from './PasswordField.module.css';

interface PasswordFieldProps extends PasswordInputProps {
  /** The id of what describes the field, before its error. */
  readonly describedBy?: string;
}

/** A password, hidden until the person asks to see it; the button that shows it is reached by keyboard. Mantine marks no error on it. */
export function PasswordField({ describedBy, ...field }: PasswordFieldProps): ReactElement {
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...field}
      required
      aria-invalid={field.error ? true : undefined}
      classNames={{ visibilityToggle: styles.toggle }}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? 'Masquer la saisie' : 'Afficher la saisie',
        tabIndex: 0,
      }}
      {...(describedBy !== undefined && {
        inputContainer: (input: ReactNode) => <Described by={describedBy}>{input}</Described>,
      })}
    />
  );
}

/** Mantine's field has no other way in: it sets `aria-describedby` itself. */
function Described(props: { readonly by: string; readonly children: ReactNode }): ReactElement {
  const wrapper = use(InputWrapperContext);
  const describedBy = [props.by, wrapper.describedBy].join(' ').trim();
  return (
    <InputWrapperContext value={{ ...wrapper, describedBy }}>{props.children}</InputWrapperContext>
  );
}
