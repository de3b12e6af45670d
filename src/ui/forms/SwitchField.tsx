import { useId, type ComponentProps, type ReactElement } from 'react';
import styles from './SwitchField.module.css';

interface SwitchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'children' | 'className' | 'style' | 'aria-describedby'
> {
  readonly label: string;
  /** What it does, in a sentence of its own below: it does not join the name. */
  readonly hint?: string;
}

/** Something that is on or off. The browser's own box: Mantine's switch weighs 2 kB more. */
export function SwitchField({ label, hint, ...box }: SwitchFieldProps): ReactElement {
  const id = useId();
  return (
    <div>
      <label className={styles.field}>
        <input {...box} type="checkbox" role="switch" aria-describedby={hint && id} />
        {label}
      </label>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
