import type { ReactElement } from 'react';
import { Button } from './Button';
import { markNavigated } from './navigationFocus';
import { PageHeading } from './PageHeading';
import styles from './Screen.module.css';

interface FailedScreenProps {
  /** What happened, what was kept, what to do. */
  readonly explanation: string;
  readonly onRetry: () => void;
  /** While a retry is under way, the screen stays, and the focus with it; a new failure is announced again. */
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
  const retry = (): void => {
    // The page that comes in its place takes the focus, which the button would lose.
    if (level === 1) markNavigated();
    onRetry();
  };
  return (
    <div className={styles.screen}>
      {level === 1 ? <PageHeading>{HEADING}</PageHeading> : <Heading>{HEADING}</Heading>}
      {busy ? (
        <p key="retrying">{explanation}</p>
      ) : (
        <p key="failed" role="alert">
          {explanation}
        </p>
      )}
      <Button busy={busy} onClick={retry}>
        Réessayer
      </Button>
    </div>
  );
}
