import type { ReactElement } from 'react';

/** The operator's mark: two tunnel mouths, lit. Decorative: the name stands beside it. */
export function Mark({ size = 36 }: { readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size * 0.75} viewBox="0 0 36 27" aria-hidden="true">
      <path fill="#0b4a68" d="M17 27V11a9 9 0 0 1 19 0v16z" />
      <path fill="#1c7aa6" d="M0 27V11a9 9 0 0 1 19 0v16z" />
      <path fill="#ffb21a" d="M5.5 27V13a4 4 0 0 1 8 0v14zm17 0V13a4 4 0 0 1 8 0v14z" />
    </svg>
  );
}
