import type { ReactElement } from 'react';

/** The shape of a list to come below its page's heading. Announced at once, seen after 300 ms, like the skeleton of a page. */
export function PartSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <svg
        className="tp-late"
        width="100%"
        height="264"
        fill="currentColor"
        opacity="0.1"
        aria-hidden="true"
      >
        <rect y="24" width="100%" height="48" rx="10" />
        <rect y="88" width="100%" height="48" rx="10" />
        <rect y="152" width="100%" height="48" rx="10" />
        <rect y="216" width="100%" height="48" rx="10" />
      </svg>
    </>
  );
}
