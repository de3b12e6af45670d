import type { ReactElement } from 'react';

const LOADING = 'Chargement en cours…';

/**
 * Both are announced at once and seen after 300 ms, so that a quick answer does not flash. They are drawn without a
 * style sheet: the first load has no bytes to spare.
 */
const unseenAtFirst = <animate attributeName="opacity" from="0" to="0" dur="0.3s" />;

/** A wait inside a page whose heading already stands. */
export function Loader(): ReactElement {
  return (
    <div role="status">
      <span className="tp-hidden">{LOADING}</span>
      <svg width="100%" height="96" fill="currentColor" aria-hidden="true">
        {unseenAtFirst}
        <text x="50%" y="52" textAnchor="middle">
          {LOADING}
        </text>
      </svg>
    </div>
  );
}

/** The shape of a page to come: a heading, two lines, a block. */
export function PageSkeleton(): ReactElement {
  return (
    <div className="tp-wide">
      <span role="status" className="tp-hidden">
        {LOADING}
      </span>
      <svg width="100%" height="352" fill="currentColor" opacity="0.1" aria-hidden="true">
        {unseenAtFirst}
        <rect y="32" width="40%" height="40" rx="8" />
        <rect y="96" width="65%" height="16" rx="8" />
        <rect y="128" width="55%" height="16" rx="8" />
        <rect y="176" width="100%" height="176" rx="10" />
      </svg>
    </div>
  );
}
