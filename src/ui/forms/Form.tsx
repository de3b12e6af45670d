import type { ComponentProps, ReactElement } from 'react';
import styles from './Form.module.css';

type FormProps = Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'style'>;

/** A form of the private areas. The domain's parsers judge its fields, not the browser. */
export function Form(props: FormProps): ReactElement {
  return <form {...props} noValidate className={styles.form} />;
}
