import { Button as MantineButton, Loader } from '@mantine/core';
import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import type { ButtonVariant } from '../controls/buttonClass';

export interface ButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'color'
> {
  readonly variant?: ButtonVariant;
  /** Shows a spinner and ignores clicks; keeps the focus, unlike `disabled` and Mantine's `loading`. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Mantine's button in the variants of the theme. */
export function Button({
  variant = 'primary',
  busy = false,
  icon,
  disabled = false,
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <MantineButton
      {...rest}
      disabled={disabled}
      variant={variant}
      leftSection={busy ? <Loader size={16} color="currentColor" /> : icon}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
