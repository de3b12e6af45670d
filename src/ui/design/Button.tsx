import type { ButtonHTMLAttributes, ReactElement } from 'react';
import busyStyles from './Busy.module.css';
import { buttonClass, type ButtonVariant } from './buttonClass';

export interface ButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style'
> {
  readonly variant?: ButtonVariant;
  /** As wide as its container. */
  readonly full?: boolean;
  /** Shows a spinner and ignores clicks, without losing the focus as `disabled` would. */
  readonly busy?: boolean;
}

export function Button({
  variant = 'primary',
  full,
  busy = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClass(variant, full)} ${busyStyles.button} ${busy ? busyStyles.busy : ''}`}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
