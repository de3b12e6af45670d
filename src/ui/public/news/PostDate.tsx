import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatDate } from '../../words/format.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import { calendarDayOf } from '../../../domain/basis/calendarDay';
import type { Post } from '../../../domain/publicSite/post';
import content from '../../design/page/Content.module.css';
import styles from './News.module.css';

/** The date of a post, and its category with a dot in the editors' colour (P3.13). */
export function PostDate({
  post: { datedAt, category },
}: {
  readonly post: Pick<Post, 'datedAt' | 'category'>;
}): ReactElement {
  return (
    <p className={content.meta}>
      <time dateTime={calendarDayOf(datedAt)}>{formatDate(datedAt)}</time>
      {category !== null && (
        <Box component="span" lang={operatorLanguage} c="bright" fw={650} className={styles.iconed}>
          <svg width="10" height="10" aria-hidden="true">
            <circle cx="5" cy="5" r="5" fill={category.colour ?? 'var(--tp-ink-2)'} />
          </svg>
          <span>{category.name}</span>
        </Box>
      )}
    </p>
  );
}
