import type { ReactElement } from 'react';
import { operatorMark } from '../../operator';

const { width, height, paths } = operatorMark;

/** The operator's logo, `size` pixels wide. Decorative: the name is written beside it. */
export function OperatorLogo({ size = width }: { readonly size?: number }): ReactElement {
  return (
    <svg
      width={size}
      height={(size * height) / width}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path.d} {...path} />
      ))}
    </svg>
  );
}
