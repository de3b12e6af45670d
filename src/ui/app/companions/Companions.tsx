import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionFollower } from '../SessionFollower';
import { CookieQuestion } from './CookieQuestion';
import { LanguageWatch } from './LanguageWatch';
import { MaintenanceWatch } from './MaintenanceWatch';
import { ReleaseWatch } from './ReleaseWatch';
import { ToastQueue } from './ToastQueue';
import { useAudience, useOfflinePage, useSessionCheck } from './watches';

/** Parts that are present on every page, in any layout. */
export function Companions(): ReactElement {
  const { pathname } = useLocation();
  useSessionCheck();
  useAudience();
  useOfflinePage();
  return (
    <>
      <SessionFollower />
      <MaintenanceWatch />
      <ReleaseWatch />
      {/* Each page has a question of its own. */}
      <LanguageWatch key={pathname} />
      <CookieQuestion />
      <ToastQueue />
    </>
  );
}
