import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageWatch } from './LanguageWatch';
import { ReleaseWatch } from './ReleaseWatch';

/**
 * Offers a new release, and asks before a change of the language loses input. Each page has a question of its
 * own: that of the page before is closed.
 */
export function InputWatch(): ReactElement {
  const { pathname } = useLocation();
  return (
    <>
      <ReleaseWatch />
      <LanguageWatch key={pathname} />
    </>
  );
}
