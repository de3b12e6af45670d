import type { ReactElement } from 'react';
import styles from './StepHeading.module.css';
import { useFocusOnArrival } from './focus';

/** The heading of a step: takes the focus when its step opens, and scrolls to the top. */
export function StepHeading({ children }: { readonly children: string }): ReactElement {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
