import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { operatorLanguage } from '../../words/operatorText.fr';
import { words } from './postCard.words.fr';
import type { Instant } from '../../../domain/basis/instant';
import { isPostNew, type Post } from '../../../domain/publicSite/post';
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
        <PostDate post={post} />
        <Heading>
          <Link
            lang={operatorLanguage}
            to={`${routes.news}/${encodeURIComponent(post.slug)}`}
            state={fromCategory(category)}
          >
            {post.title}
          </Link>{' '}
          {isPostNew(post, now) && (
            <Box
              component="span"
              display="inline-block"
              px="0.625rem"
              bdrs="1rem"
              bg="var(--tp-accent)"
              c="var(--tp-on-accent)"
              fz="sm"
              lh={1.6}
            >
              {words.isNew}
            </Box>
          )}
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
