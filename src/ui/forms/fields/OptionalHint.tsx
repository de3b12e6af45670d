import type { ReactElement } from 'react';
import { words } from '../forms.words.fr';
import styles from './OptionalHint.module.css';

/**
 * « Facultatif » at the end of the label's line: `description={<OptionalHint />}`. In the description, so
 * that the accessible name of the field stays its label. With a hint below the label:
 * `description={<OptionalHint>Un numéro par ligne.</OptionalHint>}`.
 */
export function OptionalHint({ children }: { readonly children?: string }): ReactElement {
  return (
    <>
      <span className={styles.mark}>
        <span>{words.optional}</span>
        {children !== undefined && <span className="tp-hidden">. </span>}
      </span>
      {children !== undefined && <span>{children}</span>}
    </>
  );
}
