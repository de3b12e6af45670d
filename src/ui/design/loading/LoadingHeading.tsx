import type { ReactElement } from 'react';
import { words } from '../shared.words.fr';

/** The h1 of a page that loads, for screen readers. Announced at once. */
export function LoadingHeading(): ReactElement {
  return (
    <div role="status" className="tp-hidden">
      <h1>{words.loading}</h1>
    </div>
  );
}

/** That a part of a page loads, for screen readers. Announced at once. */
export function LoadingStatus(): ReactElement {
  return (
    <span role="status" className="tp-hidden">
      {words.loading}
    </span>
  );
}
