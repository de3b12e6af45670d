import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { TrafficLine } from '../TrafficView';
import styles from './ChoicesSpace.module.css';

interface ChoicesSpaceProps {
  readonly lines: readonly TrafficLine[];
  readonly children?: ReactNode;
}

/** The place of the visitor's choices below the board: as high before their code has arrived as after it. */
export function ChoicesSpace({ lines, children }: ChoicesSpaceProps): ReactElement {
  const closed = lines.filter(({ state }) => state === 'closed').length;
  return (
    <div className={styles.space} style={{ '--closed': closed } as CSSProperties}>
      {children}
    </div>
  );
}
