import type { ReactElement } from 'react';

/** An arrow that reads « vers ». */
export function Arrow(): ReactElement {
  return (
    <>
      <svg width="14" height="10" fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M0 5h12M8 1l4 4-4 4" />
      </svg>
      <span className="tp-hidden">vers</span>
    </>
  );
}
