import type { ComponentProps, ReactElement } from 'react';
import styles from './Form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'style'> {
  /** It stands on a card of its own; otherwise it fills what it stands in. */
  readonly isCard?: boolean;
}

/** A form in one column. The domain's parsers judge its fields, not the browser. */
export function Form({ isCard = false, ...form }: FormProps): ReactElement {
  return <form {...form} noValidate className={`${styles.form} ${isCard ? styles.card : ''}`} />;
}
