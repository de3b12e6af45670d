import { Fragment, type ReactElement } from 'react';
import { DelayedSkeleton } from './DelayedSkeleton';
import { LoadingStatus } from './LoadingHeading';
import styles from './TextSkeleton.module.css';

/** Pixels between the lines of the text of the site. */
const LINE = 24;
/** From one paragraph to the next: five lines and the space below them. */
const PARAGRAPH = 6 * LINE;
const COUNT = 6;

/** Skeleton of an editors' text: paragraphs to the end of the window. Announced at once. */
export function TextSkeleton(): ReactElement {
  return (
    <>
      <TextShape />
      <LoadingStatus />
    </>
  );
}

/** The drawing alone, for a skeleton with other parts. The last line of a paragraph is short. */
export function TextShape(): ReactElement {
  return (
    <div className={styles.text}>
      <DelayedSkeleton height={COUNT * PARAGRAPH}>
        {Array.from({ length: COUNT }, (_, index) => index * PARAGRAPH).map((y) => (
          <Fragment key={y}>
            {['100%', '96%', '98%', '94%', '55%'].map((width, line) => (
              <rect
                key={y + line * LINE}
                y={y + line * LINE + 4}
                width={width}
                height="16"
                rx="8"
              />
            ))}
          </Fragment>
        ))}
      </DelayedSkeleton>
    </div>
  );
}
