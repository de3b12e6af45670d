import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { currentTime } from '../../../application/kernel/currentTime';
import { formatCount } from '../../../domain/formatCount';
import { isPostNew, type Post } from '../../../domain/post';
import { fromCategory } from '../../navigation/newsCategory';
import { routes } from '../../navigation/routes';
import { useAppDispatch } from '../../state/appHooks';
import styles from './PostList.module.css';
import { PostDate } from './PostDate';
import { PostPicture } from './PostPicture';

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
          <li key={post.slug} className={styles.card}>
            <PostPicture image={post.image} />
            <div className={styles.words}>
              <PostDate post={post} />
              <h2>
                <Link
                  to={`${routes.news}/${encodeURIComponent(post.slug)}`}
                  state={fromCategory(category)}
                >
                  {post.title}
                </Link>{' '}
                {isPostNew(post, now) && <span className={styles.new}>Nouveau</span>}
              </h2>
              {post.summary !== null && <p>{post.summary}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
