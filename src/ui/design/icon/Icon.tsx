import type { ReactElement } from 'react';

interface IconProps {
  /** The strokes of an icon of `generated/icons.ts`. */
  readonly of: string;
  /** Pixels; 20 unless given. */
  readonly size?: 16 | 20 | 24 | 32;
}

/**
 * A decorative icon in the colour of the text. The words beside it, or the accessible name of its button,
 * carry the meaning. Its strokes have the same width at every size.
 */
export function Icon({ of, size = 20 }: IconProps): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path vectorEffect="non-scaling-stroke" d={of} />
    </svg>
  );
}
