import type { ReactElement } from 'react';
import { parsePicture } from '../../../domain/basis/siteAddress';
import type { Post } from '../../../domain/publicSite/post';
import { ownAddress } from '../../cms/ownAddress';
import styles from './News.module.css';

/** Our own pictures, for posts without one. */
const drawn = [styles.tunnel, styles.road, styles.map] as const;

/**
 * The picture of a post, with reserved space; one of our own, always the same for a post, if there is none.
 * Decorative beside the title.
 */
export function PostPicture({
  post: { image, slug },
}: {
  readonly post: Pick<Post, 'image' | 'slug'>;
}): ReactElement {
  const source = image === null ? null : parsePicture(ownAddress(image));
  if (source === null) {
    const look = drawn[slug.length % drawn.length];
    return <div className={`${styles.picture} ${look}`} />;
  }
  return (
    <div className={styles.picture}>
      <img src={source} alt="" width="640" height="240" loading="lazy" decoding="async" />
    </div>
  );
}
