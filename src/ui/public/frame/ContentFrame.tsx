import type { ReactElement, ReactNode } from 'react';
import content from '../../design/page/Content.module.css';
import styles from './ContentFrame.module.css';

/** The frame of a public text page: its head, then its text. Only these are printed (`tp-screen`). */
export function ContentFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={`tp-wide ${styles.page}`}>{children}</div>;
}

interface ContentHeadProps {
  /** The address of a scene or a picture; decorative. */
  readonly scene: string;
  /** The purpose of the page, in one or two sentences. */
  readonly lead?: string;
  /** The `PageHeading`, with what stands above and below it. */
  readonly children: ReactNode;
  /** Whether a phone shows the picture too: it belongs to the text. */
  readonly isPictured?: boolean;
}

/** The head of a content page: a dark band across the window, with a scene in the arch of the operator. */
export function ContentHead(props: ContentHeadProps): ReactElement {
  const { scene, lead, children, isPictured } = props;
  return (
    <div className={styles.head}>
      <div>
        {children}
        {lead !== undefined && <p>{lead}</p>}
      </div>
      <img
        className={isPictured ? 'tp-screen' : 'tp-screen tp-from-sm'}
        src={scene}
        alt=""
        width="640"
        height="360"
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}

interface BesideProps {
  readonly children: ReactNode;
  readonly aside: ReactNode;
}

/** A text with a part that stays in view beside it on a wide screen, and follows it on any other. */
export function Beside({ children, aside }: BesideProps): ReactElement {
  return (
    <div className={content.withAside}>
      <div>{children}</div>
      <div className={`tp-screen ${styles.aside}`}>{aside}</div>
    </div>
  );
}
