import { Box, Group } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { operatorLanguage } from '../../words/operatorText.fr';
import { words } from './news.words.fr';
import type { Instant } from '../../../domain/basis/instant';
import { isPostNew, type Post } from '../../../domain/publicSite/post';
import { StatusPill } from '../../design/data/StatusPill';
import content from '../../design/page/Content.module.css';
import { fromCategory } from '../../navigation/newsCategory';
import { routes } from '../../navigation/routes';
import styles from './News.module.css';
import { PostDate } from './PostDate';
import { PostPicture } from './PostPicture';

interface PostCardProps {
  readonly post: Post;
  readonly now: Instant;
  /** Category of the list; null for all. */
  readonly category: string | null;
  /** Heading level. */
  readonly level: 2 | 3;
}

/** A post of a list; its link covers the whole card; marked as new for 7 days (P9.19). */
export function PostCard({ post, now, category, level }: PostCardProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={`${content.card} ${styles.post}`}>
      <PostPicture post={post} />
      <div className={styles.words}>
        <Group justify="space-between" gap="xs">
          <PostDate post={post} />
          {isPostNew(post, now) && <StatusPill tone="warn">{words.isNew}</StatusPill>}
        </Group>
        <Heading>
          <Link
            lang={operatorLanguage}
            to={`${routes.news}/${encodeURIComponent(post.slug)}`}
            state={fromCategory(category)}
          >
            {post.title}
          </Link>
        </Heading>
        {post.summary !== null && (
          <Box component="p" lang={operatorLanguage} c="dimmed">
            {post.summary}
          </Box>
        )}
      </div>
    </li>
  );
}
