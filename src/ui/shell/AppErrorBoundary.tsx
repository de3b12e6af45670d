import { use, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { words as shared } from '#words/design/shared';
import { words } from '#words/shell/shell';
import { buttonClass } from '../design/plain/buttonClass';
import { markNavigated } from '../design/page/navigationFocus';
import { PageHeading } from '../design/page/PageHeading';
import styles from '../design/page/Screen.module.css';
import { routes } from '../navigation/routes';
import { operator, phoneHref } from '../operator';
import { LossBoundary, type Loss } from '../state/loading/LossBoundary';
import { ReloadContext } from '../state/loading/ReloadContext';

interface AppErrorBoundaryProps {
  /** Changes with the address: a new page is rendered again. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

/**
 * Error screen for a page that throws or whose code does not arrive, with a retry, a way home and the phone
 * number.
 */
export function AppErrorBoundary({ resetKey, children }: AppErrorBoundaryProps): ReactElement {
  const [triedAgainAt, setTriedAgainAt] = useState<string>();
  const reload = use(ReloadContext);
  const [isAsking, setAsking] = useState(false);
  const shownAt = useRef(resetKey);
  useEffect(() => {
    shownAt.current = resetKey;
  }, [resetKey]);
  const tryAgain = async ({ mayArrive, retry }: Loss): Promise<void> => {
    const isHopeless = triedAgainAt === resetKey && navigator.onLine;
    if (!mayArrive || isHopeless) {
      window.location.reload();
      return;
    }
    if (isAsking) return;
    setAsking(true);
    // After a release the server no longer has the code of the previous build.
    const isReloading = await reload.ifReplaced();
    setAsking(false);
    if (isReloading || shownAt.current !== resetKey) return;
    // Without a reload, so that typed values elsewhere stay. The new page takes the focus from the button.
    setTriedAgainAt(resetKey);
    markNavigated();
    retry();
  };
  return (
    <LossBoundary
      resetKey={resetKey}
      instead={(loss) => (
        <div className={`tp-wide ${styles.screen}`}>
          <PageHeading>{shared.failed}</PageHeading>
          <p role="alert">{words.lost}</p>
          <button
            type="button"
            className={buttonClass('primary')}
            aria-disabled={isAsking}
            onClick={() => void tryAgain(loss)}
          >
            {shared.retry}
          </button>
          <Link to={routes.home}>{words.backHome}</Link>
          <a href={phoneHref(operator.phone)}>{words.footer.phone(operator.phone)}</a>
        </div>
      )}
    >
      {children}
    </LossBoundary>
  );
}
