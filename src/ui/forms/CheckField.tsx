import type { ComponentProps, ReactElement } from 'react';
import styles from './CheckField.module.css';

interface CheckFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'children' | 'className' | 'style'
> {
  readonly label: string;
}

/** A box to tick with its words, both of them the target. The browser's own: Mantine's weighs 2 kB more. */
export function CheckField({ label, ...box }: CheckFieldProps): ReactElement {
  return (
    <label className={styles.field}>
      <input {...box} type="checkbox" />
      {label}
    </label>
  );
}
