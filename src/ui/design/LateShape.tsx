import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

const DELAY_MS = 300;

/**
 * The drawn shape of what is on its way. It takes its place at once and is seen after 300 ms, so that a quick answer does not flash: by
 * an attribute, because the first load has no bytes of style to spare, and not by SMIL, which Firefox takes for an inline style.
 */
export function LateShape({
  height,
  children,
}: {
  /** In pixels. */
  readonly height: number;
  readonly children: ReactNode;
}): ReactElement {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <svg
      width="100%"
      height={height}
      fill="currentColor"
      opacity="0.1"
      visibility={isSeen ? 'visible' : 'hidden'}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
