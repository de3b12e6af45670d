import type { ReactElement } from 'react';
import { Sentence } from './Sentence';

/** For `Marked`: a part that only screen readers read. */
export function hiddenPart(part: string): ReactElement {
  return (
    <span className="tp-hidden">
      <Sentence>{part}</Sentence>
    </span>
  );
}
