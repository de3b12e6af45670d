import type { ReactElement } from 'react';
import { CookieQuestion } from './CookieQuestion';
import { SessionWatch } from './SessionWatch';
import { ToastQueue } from './ToastQueue';

/** What accompanies every page, whatever its layout. */
export function Companions(): ReactElement {
  return (
    <>
      <SessionWatch />
      <CookieQuestion />
      <ToastQueue />
    </>
  );
}
