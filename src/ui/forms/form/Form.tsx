import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import styles from './Form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'style'> {
  /** Renders a card; otherwise the form fills its container. */
  readonly isCard?: boolean;
}

/** A form in one column. The domain's parsers validate its fields, not the browser. */
export function Form({ isCard = false, ...form }: FormProps): ReactElement {
  return (
    <form
      {...form}
      noValidate
      className={`${styles.form} ${isCard ? styles.card : ''}`}
      onMouseDown={keepFocusOfField}
    />
  );
}

/**
 * Prevents the blur of the field when the submit button is pressed: the error shown on blur would move the
 * button away from the pointer, and the click would be lost. The submit validates every field.
 */
function keepFocusOfField(event: MouseEvent<HTMLFormElement>): void {
  const { target } = event;
  if (target instanceof Element && target.closest('button[type="submit"]')) event.preventDefault();
}
