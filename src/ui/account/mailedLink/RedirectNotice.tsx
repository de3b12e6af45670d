import { useTimeout } from '@mantine/hooks';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { words } from './mailedLink.words.fr';

/** Delay before the redirect, in seconds (P4.30, P4.31, P9.13). */
const DELAY = 5;

interface RedirectNoticeProps {
  readonly to: string;
  /** Navigation state for the target page. */
  readonly state?: unknown;
  /** Writes the announcement: « La page de connexion s'ouvre dans 5 secondes. » */
  readonly announce: (seconds: number) => string;
}

/** Announces a redirect, redirects after the delay, and shows a link to go at once. */
export function RedirectNotice({ to, state, announce }: RedirectNoticeProps): ReactElement {
  const navigate = useNavigate();
  useTimeout(() => void navigate(to, { state, replace: true }), DELAY * 1000, { autoInvoke: true });
  return (
    <>
      <span>{announce(DELAY)}</span>{' '}
      <Link to={to} state={state} replace>
        {words.goNow}
      </Link>
    </>
  );
}
