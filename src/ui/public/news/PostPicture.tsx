import type { ReactElement } from 'react';
import { parsePicture } from '../../../domain/basis/siteAddress';
import type { Post } from '../../../domain/publicSite/post';
import { ownAddress } from '../../cms/ownAddress';
import badge from '../../design/scenes/badge.svg';
import dusk from '../../design/scenes/dusk.svg';
import finance from '../../design/scenes/finance.svg';
import newyear from '../../design/scenes/newyear.svg';
import ramp from '../../design/scenes/ramp.svg';
import storm from '../../design/scenes/storm.svg';
import ventilators from '../../design/scenes/ventilators.svg';
import works from '../../design/scenes/works.svg';
import styles from './News.module.css';

/** The scene of a category, by what its name contains; the operator names its categories. */
const scenes = [
  [/travaux/i, works],
  [/abonn|badge/i, badge],
  [/tarif|prix/i, newyear],
  [/financ/i, finance],
  [/trafic|s[ée]curit|m[ée]t[ée]o/i, storm],
] as const;
/** Of another category. */
const others = [dusk, ramp, ventilators] as const;

/**
 * The picture of a post, with reserved space; without one, the scene of its category. Decorative beside the
 * title.
 */
export function PostPicture({
  post: { image, slug, category },
}: {
  readonly post: Pick<Post, 'image' | 'slug' | 'category'>;
}): ReactElement {
  const [, scene = others[slug.length % others.length]] =
    scenes.find(([name]) => name.test(category?.name ?? '')) ?? [];
  const source = image === null ? null : parsePicture(ownAddress(image));
  return (
    <div className={styles.picture}>
      <img src={source ?? scene} alt="" width="640" height="240" loading="lazy" decoding="async" />
    </div>
  );
}
