import type { ReactElement } from 'react';

export function CrossIcon(): ReactElement {
  return (
    <svg width="16" height="16" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="m3 3 10 10M13 3 3 13" strokeLinecap="round" />
    </svg>
  );
}
