import type { ReactElement } from 'react';

/**
 * The shape of a page to come: a heading, two lines, a block; it stands for the whole page, h1 included. Announced at once, seen after 300 ms, so that a quick
 * answer does not flash. Drawn without a style sheet: the first load has no bytes to spare.
 */
export function PageSkeleton(): ReactElement {
  return (
    <div className="tp-wide">
      <div role="status" className="tp-hidden">
        <h1>Chargement en cours…</h1>
      </div>
      <svg
        className="tp-late"
        width="100%"
        height="352"
        fill="currentColor"
        opacity="0.1"
        aria-hidden="true"
      >
        <rect y="32" width="40%" height="40" rx="8" />
        <rect y="96" width="65%" height="16" rx="8" />
        <rect y="128" width="55%" height="16" rx="8" />
        <rect y="176" width="100%" height="176" rx="10" />
      </svg>
    </div>
  );
}
