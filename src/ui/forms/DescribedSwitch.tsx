import { Switch, type SwitchProps } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import styles from './DescribedSwitch.module.css';

interface DescribedSwitchProps extends Omit<SwitchProps, 'description'> {
  /** What it does, in a sentence. */
  readonly hint: string;
}

/** A switch with a sentence below. Mantine's own description stands inside the label, and would join its name. */
export function DescribedSwitch({ hint, ...field }: DescribedSwitchProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.field}>
      <Switch {...field} aria-describedby={id} />
      <p id={id} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
