import { InputWrapperContext, PasswordInput, type PasswordInputProps } from '@mantine/core';
import { use, useState, type ReactElement, type ReactNode } from 'react';
import { words } from './words.fr';

interface PasswordFieldProps extends PasswordInputProps {
  /** Id of the description, read before the error. */
  readonly describedBy?: string;
}

/**
 * A password with a button that shows it, reachable by keyboard. Mantine does not mark errors on its input.
 */
export function PasswordField({ describedBy, ...field }: PasswordFieldProps): ReactElement {
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      required
      {...field}
      aria-invalid={field.error ? true : undefined}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? words.hide : words.show,
        tabIndex: 0,
        // Mantine uses the colour of the light scheme in the dark scheme too.
        c: 'dimmed',
      }}
      {...(describedBy !== undefined && {
        inputContainer: (input: ReactNode) => <Described by={describedBy}>{input}</Described>,
      })}
    />
  );
}

/** Set on the element: Mantine's field overwrites the `aria-describedby` prop. */
function Described(props: { readonly by: string; readonly children: ReactNode }): ReactElement {
  const wrapper = use(InputWrapperContext);
  const describedBy = [props.by, wrapper.describedBy].join(' ').trim();
  return (
    <InputWrapperContext value={{ ...wrapper, describedBy }}>{props.children}</InputWrapperContext>
  );
}
