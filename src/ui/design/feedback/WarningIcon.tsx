import type { ReactElement } from 'react';

/** A triangle with an exclamation mark, as high as the text beside it. */
export function WarningIcon(): ReactElement {
  return (
    <svg
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 4 2.5 20h19L12 4Zm0 6.5v4m0 2.9v.1" />
    </svg>
  );
}
