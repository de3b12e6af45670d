import type { ReactElement } from 'react';
import { Icon } from '../../design/icon/Icon';
import styles from './IconWords.module.css';

interface IconWordsProps {
  /** The strokes of an icon of `generated/icons.ts`. */
  readonly icon: string;
  readonly children: string;
}

/** The content of a link that looks like a button: its icon and its word, on one line. */
export function IconWords({ icon, children }: IconWordsProps): ReactElement {
  return (
    <span className={styles.words}>
      <Icon of={icon} />
      <span>{children}</span>
    </span>
  );
}
