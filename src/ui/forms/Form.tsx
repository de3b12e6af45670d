import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import styles from './Form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'style'> {
  /** It stands on a card of its own; otherwise it fills what it stands in. */
  readonly isCard?: boolean;
}

/** A form in one column. The domain's parsers judge its fields, not the browser. */
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
 * A press on the button that submits does not leave the field yet: what leaving it would say moves the button away from under the
 * pointer, and the click would be lost. The submit judges every field.
 */
function keepFocusOfField(event: MouseEvent<HTMLFormElement>): void {
  const { target } = event;
  if (target instanceof Element && target.closest('button[type="submit"]')) event.preventDefault();
}
