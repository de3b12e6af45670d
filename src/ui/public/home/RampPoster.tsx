import type { ReactElement, ReactNode } from 'react';
import scene from '../../design/scenes/ramp.svg';
import more from './HomeMore.module.css';

/** Our own picture in place of the video, with its size: a car that leaves the tunnel, uphill. */
export function RampPoster({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <div className={more.video}>
      <img src={scene} alt="" width="640" height="360" loading="lazy" />
      <div>{children}</div>
    </div>
  );
}
