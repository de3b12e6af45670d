import type { ReactElement, ReactNode } from 'react';
import more from './HomeMore.module.css';

/** Our own picture in place of the video, with its size: a lane that leaves the tunnel, uphill. */
export function RampPoster({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <div className={more.video}>
      <svg viewBox="0 0 320 180" aria-hidden="true">
        <path fill="var(--tp-brand-900)" d="M20 180v-60a50 50 0 0 1 100 0v60z" />
        <path fill="var(--tp-primary)" d="M76 180c60-10 104-60 244-120v50c-100 30-134 60-164 70z" />
        <path
          fill="none"
          stroke="var(--tp-accent)"
          strokeWidth="3"
          strokeDasharray="16 12"
          d="M116 180C184 160 210 120 320 84"
        />
      </svg>
      <div>{children}</div>
    </div>
  );
}
