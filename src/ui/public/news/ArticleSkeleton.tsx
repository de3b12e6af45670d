import type { ReactElement } from 'react';
import { words } from '#words/design/shared';
import { DelayedSkeleton } from '../../design/loading/DelayedSkeleton';
import { TextShape } from '../../design/loading/TextSkeleton';
import styles from './News.module.css';

/** Skeleton of an article, h1 included: the link back, title, date, picture, text. Announced at once. */
export function ArticleSkeleton(): ReactElement {
  return (
    <div className={styles.article}>
      <div role="status" className="tp-hidden">
        <h1>{words.loading}</h1>
      </div>
      <DelayedSkeleton height={156}>
        <rect y="12" width="200" height="20" rx="8" />
        <rect y="60" width="80%" height="40" rx="8" />
        <rect y="120" width="160" height="16" rx="8" />
      </DelayedSkeleton>
      <div className={styles.blankPicture} aria-hidden="true" />
      <TextShape />
    </div>
  );
}
