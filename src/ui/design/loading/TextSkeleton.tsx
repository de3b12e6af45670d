import { Fragment, type ReactElement } from 'react';
import { words } from '#words/design/shared';
import { DelayedSkeleton } from './DelayedSkeleton';
import styles from './TextSkeleton.module.css';

/** Pixels between the lines of the text of the site. */
const LINE = 24;
/** From one paragraph to the next: five lines and the space below them. */
const PARAGRAPH = 6 * LINE;
const COUNT = 6;

interface TextSkeletonProps {
  /** Whether it replaces the whole page, h1 included. */
  readonly hasTitle?: boolean;
}

/** Skeleton of an editors' text: its title, and paragraphs to the end of the window. Announced at once. */
export function TextSkeleton({ hasTitle = false }: TextSkeletonProps): ReactElement {
  return (
    <>
      <TextShape hasTitle={hasTitle} />
      <div role="status" className="tp-hidden">
        {hasTitle ? <h1>{words.loading}</h1> : words.loading}
      </div>
    </>
  );
}

/** The drawing alone, for a skeleton with other parts. */
export function TextShape({ hasTitle = false }: TextSkeletonProps): ReactElement {
  const top = hasTitle ? 72 : 0;
  return (
    <div className={styles.text}>
      <DelayedSkeleton height={top + COUNT * PARAGRAPH}>
        {hasTitle && <rect width="60%" height="40" rx="8" />}
        <Lines top={top} />
      </DelayedSkeleton>
    </div>
  );
}

/** The last line of a paragraph is short. */
function Lines({ top }: { readonly top: number }): ReactElement {
  return (
    <>
      {Array.from({ length: COUNT }, (_, index) => top + index * PARAGRAPH).map((y) => (
        <Fragment key={y}>
          {['100%', '96%', '98%', '94%', '55%'].map((width, line) => (
            <rect key={y + line * LINE} y={y + line * LINE + 4} width={width} height="16" rx="8" />
          ))}
        </Fragment>
      ))}
    </>
  );
}
