import type { ReactElement } from 'react';
import { calendarDayOf } from '../../../domain/calendarDay';
import { formatDate } from '../../../domain/instant';
import type { Post } from '../../../domain/post';
import styles from './PostDate.module.css';

/** The date that a post bears, and its category with the editors' colour as a dot beside the name (P3.13). */
export function PostDate({
  post: { datedAt, category },
}: {
  readonly post: Pick<Post, 'datedAt' | 'category'>;
}): ReactElement {
  return (
    <p className={styles.line}>
      <time dateTime={calendarDayOf(datedAt)}>{formatDate(datedAt)}</time>
      {category !== null && (
        <span className={styles.category}>
          <svg width="10" height="10" aria-hidden="true">
            <circle cx="5" cy="5" r="5" fill={category.colour ?? 'currentColor'} />
          </svg>
          {category.name}
        </span>
      )}
    </p>
  );
}
