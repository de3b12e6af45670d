import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionFollower } from '../SessionFollower';
import { AudienceWatch } from './AudienceWatch';
import { CookieQuestion } from './CookieQuestion';
import { LanguageWatch } from './LanguageWatch';
import { MaintenanceWatch } from './MaintenanceWatch';
import { OfflineWatch } from './OfflineWatch';
import { ReleaseWatch } from './ReleaseWatch';
import { SessionWatch } from './SessionWatch';
import { ToastQueue } from './ToastQueue';

/** Parts that are present on every page, in any layout. */
export function Companions(): ReactElement {
  const { pathname } = useLocation();
  return (
    <>
      <SessionWatch />
      <SessionFollower />
      <MaintenanceWatch />
      <ReleaseWatch />
      {/* Each page has a question of its own. */}
      <LanguageWatch key={pathname} />
      <AudienceWatch />
      <OfflineWatch />
      <CookieQuestion />
      <ToastQueue />
    </>
  );
}
