import type { ReactElement } from 'react';
import { DelayedSkeleton } from '../../design/loading/DelayedSkeleton';
import { LoadingHeading } from '../../design/loading/LoadingHeading';
import { TextShape } from '../../design/loading/TextSkeleton';
import styles from './News.module.css';

/** Skeleton of an article, h1 included: the link back, title, date, picture, text. */
export function ArticleSkeleton(): ReactElement {
  return (
    <div className={styles.article}>
      <LoadingHeading />
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
