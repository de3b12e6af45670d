import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react';
import busyStyles from './Busy.module.css';
import { buttonClass, type ButtonVariant } from './buttonClass';

interface PlainButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style'
> {
  readonly variant?: ButtonVariant;
  /** Shows a spinner and ignores clicks; keeps the focus, unlike `disabled`. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export function PlainButton({
  variant = 'primary',
  busy = false,
  onClick,
  type = 'button',
  ...rest
}: PlainButtonProps): ReactElement {
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
