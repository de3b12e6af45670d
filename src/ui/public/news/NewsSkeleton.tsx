import type { ReactElement } from 'react';
import { words } from '../../design/shared.words.fr';
import delay from '../../design/loading/DelayedSkeleton.module.css';
import content from '../../design/page/Content.module.css';
import styles from './News.module.css';

/** Skeleton of the list: the filter, six cards. Announced at once, visible after 300 ms. */
export function NewsSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        {words.loading}
      </span>
      <div className={content.cards} aria-hidden="true">
        {['filter', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => (
          <div key={name} className={`${content.card} ${delay.skeleton} ${styles.blank}`} />
        ))}
      </div>
    </>
  );
}
