import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { startAtTop } from './scrollPlaces';
import styles from './StepHeading.module.css';

/** The heading of a step: takes the focus when its step opens, and scrolls to the top. */
export function StepHeading({ children }: { readonly children: string }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    startAtTop();
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
