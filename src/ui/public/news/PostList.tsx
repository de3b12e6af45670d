import { useState, type ReactElement } from 'react';
import { currentTime } from '../../../application/kernel/currentTime';
import { formatCount } from '../../../domain/formatCount';
import type { Post } from '../../../domain/post';
import { useAppDispatch } from '../../state/appHooks';
import { PostCard } from './PostCard';
import styles from './PostList.module.css';

interface PostListProps {
  readonly posts: readonly Post[];
  /** That they were chosen by; null for all. */
  readonly category: string | null;
}

/** One card for each post; those of the last 7 days are marked (P9.19). */
export function PostList({ posts, category }: PostListProps): ReactElement {
  const dispatch = useAppDispatch();
  const [now] = useState(() => dispatch(currentTime()));
  return (
    <>
      <p role="status" className="tp-hidden">
        {posts.length > 1 ? `${formatCount(posts.length)} actualités` : '1 actualité'}
      </p>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} now={now} category={category} level={2} />
        ))}
      </ul>
    </>
  );
}
