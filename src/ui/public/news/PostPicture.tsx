import type { ReactElement } from 'react';
import { parsePicture } from '../../../domain/basis/siteAddress';
import type { Post } from '../../../domain/publicSite/post';
import { ownAddress } from '../../cms/ownAddress';
import styles from './News.module.css';

/** The scene of a category, by what its name contains; the operator names its categories. */
const scenes = [
  [/travaux/i, styles.works],
  [/abonn|badge/i, styles.badge],
  [/tarif|prix/i, styles.newyear],
  [/financ/i, styles.finance],
  [/trafic|s[ée]curit|m[ée]t[ée]o/i, styles.storm],
] as const;
/** Of another category. */
const others = [styles.dusk, styles.ramp, styles.ventilators] as const;

/**
 * The picture of a post, with reserved space; without one, the scene of its category. Decorative beside the
 * title.
 */
export function PostPicture({
  post: { image, slug, category },
}: {
  readonly post: Pick<Post, 'image' | 'slug' | 'category'>;
}): ReactElement {
  const source = image === null ? null : parsePicture(ownAddress(image));
  if (source === null) {
    const [, own] = scenes.find(([name]) => name.test(category?.name ?? '')) ?? [];
    const look = own ?? others[slug.length % others.length];
    return <div className={`${styles.picture} ${look}`} />;
  }
  return (
    <div className={styles.picture}>
      <img src={source} alt="" width="640" height="240" loading="lazy" decoding="async" />
    </div>
  );
}
