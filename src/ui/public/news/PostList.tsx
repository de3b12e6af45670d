import { useState, type ReactElement } from 'react';
import { words } from './news.words.fr';
import { currentTime } from '../../../application/kernel/currentTime';
import type { Instant } from '../../../domain/basis/instant';
import type { Post } from '../../../domain/publicSite/post';
import content from '../../design/page/Content.module.css';
import { useAppDispatch } from '../../state/appHooks';
import styles from './News.module.css';
import { PostCard } from './PostCard';

interface PostListProps {
  readonly posts: readonly Post[];
  /** Category of the list; null for all. */
  readonly category: string | null;
  /** When painted posts were read; null for those of the server. */
  readonly askedAt: Instant | null;
}

/** One card for each post; posts of the last 7 days are marked (P9.19), painted ones by their own date. */
export function PostList({ posts, category, askedAt }: PostListProps): ReactElement {
  const dispatch = useAppDispatch();
  const [now] = useState(() => dispatch(currentTime()));
  return (
    <>
      <p role="status" className="tp-hidden">
        {words.count(posts.length)}
      </p>
      <ul className={`${content.cards} ${styles.list}`}>
        {posts.map((post) => (
          <PostCard
            key={post.slug}
            post={post}
            now={askedAt ?? now}
            category={category}
            level={2}
          />
        ))}
      </ul>
    </>
  );
}
