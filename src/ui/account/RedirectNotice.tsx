import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styles from './RedirectNotice.module.css';

/** How long a message stays before the page that it leads to, in seconds (P4.30, P4.31, P9.13). */
const DELAY = 5;

interface RedirectNoticeProps {
  readonly to: string;
  /** Navigation state for that page. */
  readonly state?: unknown;
  /** What is going to happen, without its full stop: « La page de connexion s'ouvre ». */
  readonly announcement: string;
}

/** Says where the visitor is led, leads there, and lets the hurried go at once. */
export function RedirectNotice({ to, state, announcement }: RedirectNoticeProps): ReactElement {
  const navigate = useNavigate();
  const go = useEffectEvent(() => void navigate(to, { state, replace: true }));
  useEffect(() => {
    const timer = setTimeout(() => go(), DELAY * 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {announcement} dans {DELAY} secondes.{' '}
      <Link className={styles.go} to={to} state={state} replace>
        Y aller maintenant
      </Link>
    </>
  );
}
