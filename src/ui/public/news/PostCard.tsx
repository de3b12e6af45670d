import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Instant } from '../../../domain/instant';
import { isPostNew, type Post } from '../../../domain/post';
import { fromCategory } from '../../navigation/newsCategory';
import { routes } from '../../navigation/routes';
import { PostDate } from './PostDate';
import styles from './PostList.module.css';
import { PostPicture } from './PostPicture';

interface PostCardProps {
  readonly post: Post;
  readonly now: Instant;
  /** That the list was chosen by; null for all. */
  readonly category: string | null;
  /** Of its heading. */
  readonly level: 2 | 3;
}

/** A post of a list, the whole card pressed by its one link; marked for the 7 days after its creation (P9.19). */
export function PostCard({ post, now, category, level }: PostCardProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.card}>
      <PostPicture image={post.image} />
      <div className={styles.words}>
        <PostDate post={post} />
        <Heading>
          <Link
            to={`${routes.news}/${encodeURIComponent(post.slug)}`}
            state={fromCategory(category)}
          >
            {post.title}
          </Link>{' '}
          {isPostNew(post, now) && <span className={styles.new}>Nouveau</span>}
        </Heading>
        {post.summary !== null && <p>{post.summary}</p>}
      </div>
    </li>
  );
}
