import type { PageShape } from '../design/loading/PageShape';

/** What the frame knows of the page that is shown. */
export interface RouteHandle {
  /** Default of the heading and of the browser tab. */
  readonly title: string;
  /** That of its skeleton. */
  readonly shape?: PageShape | undefined;
}
