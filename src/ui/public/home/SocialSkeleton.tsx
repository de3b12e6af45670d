import type { ReactElement } from 'react';
import more from './HomeMore.module.css';

const places = [1, 2, 3, 4, 5, 6];

/** Skeleton of the posts. */
export function SocialSkeleton(): ReactElement {
  return (
    <ul className={more.squares}>
      {places.map((place) => (
        <li key={place} />
      ))}
    </ul>
  );
}
