import type { ReactElement } from 'react';
import { words } from '../../design/shared.words.fr';
import { DelayedSkeleton } from '../../design/loading/DelayedSkeleton';

/** Skeleton of the search, the tabs and five questions. Announced at once. */
export function FaqSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        {words.loading}
      </span>
      <DelayedSkeleton height={462}>
        <rect y="24" width="320" height="76" rx="10" />
        <rect y="116" width="240" height="44" rx="10" />
        <rect y="176" width="100%" height="286" rx="10" />
      </DelayedSkeleton>
    </>
  );
}
