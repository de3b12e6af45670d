import type { ReactElement } from 'react';
import { Button } from './Button';
import { PageHeading } from './PageHeading';
import styles from './Screen.module.css';

interface FailedScreenProps {
  /** What happened, what was kept, what to do. */
  readonly explanation: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
  /** 1 when it stands for the whole page, 2 or 3 for a part of one. */
  readonly level?: 1 | 2 | 3;
}

const HEADING = 'Une erreur est survenue';

/** A screen, or a part of one, that failed to load. */
export function FailedScreen({
  explanation,
  onRetry,
  busy = false,
  level = 1,
}: FailedScreenProps): ReactElement {
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <div className={styles.screen}>
      {level === 1 ? <PageHeading>{HEADING}</PageHeading> : <Heading>{HEADING}</Heading>}
      <p role="alert">{explanation}</p>
      <Button busy={busy} onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  );
}
