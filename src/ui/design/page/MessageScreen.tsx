import type { ReactElement, ReactNode } from 'react';
import content from './Content.module.css';
import { IconTile } from '../icon/IconTile';
import screen from './Screen.module.css';
import styles from './MessageScreen.module.css';

interface MessageScreenProps {
  /** The strokes of an icon of `generated/icons.ts`. */
  readonly icon: string;
  /** The page's heading, its message and the next actions. */
  readonly children: ReactNode;
  /** The address of a scene beside the message, below it on a phone. */
  readonly scene?: string;
  /** `TaskLink` elements: other ways on. */
  readonly links?: ReactNode;
}

/** A short message in place of a page, on a card. */
export function MessageScreen({ icon, children, links, scene }: MessageScreenProps): ReactElement {
  return (
    <div className="tp-wide">
      <div className={`${content.card} ${screen.screen} ${styles.message}`}>
        {scene === undefined && <IconTile of={icon} />}
        {children}
        {links !== undefined && <div className={styles.links}>{links}</div>}
        {scene !== undefined && (
          <img src={scene} alt="" width="640" height="360" className={styles.scene} />
        )}
      </div>
    </div>
  );
}
