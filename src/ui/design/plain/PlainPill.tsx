import type { ReactElement } from 'react';
import '../theme/areaTokens.css';
import styles from './PlainPill.module.css';

/** A quiet status as text, for pages without Mantine. */
export function PlainPill({ children }: { readonly children: string }): ReactElement {
  return <span className={styles.pill}>{children}</span>;
}
