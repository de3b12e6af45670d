import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react';
import busyStyles from './Busy.module.css';
import { buttonClass, type ButtonVariant } from './buttonClass';

export interface ButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style'
> {
  readonly variant?: ButtonVariant;
  /** Shows a spinner and ignores clicks, without losing the focus as `disabled` would. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'primary',
  busy = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClass(variant)} ${busyStyles.button} ${busy ? busyStyles.busy : ''}`}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
