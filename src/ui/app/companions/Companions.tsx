import type { ReactElement } from 'react';
import { SessionFollower } from '../SessionFollower';
import { AudienceWatch } from './AudienceWatch';
import { CookieQuestion } from './CookieQuestion';
import { InputWatch } from './InputWatch';
import { MaintenanceWatch } from './MaintenanceWatch';
import { OfflineWatch } from './OfflineWatch';
import { SessionWatch } from './SessionWatch';
import { ToastQueue } from './ToastQueue';

/** Parts that are present on every page, in any layout. */
export function Companions(): ReactElement {
  return (
    <>
      <SessionWatch />
      <SessionFollower />
      <MaintenanceWatch />
      <InputWatch />
      <AudienceWatch />
      <OfflineWatch />
      <CookieQuestion />
      <ToastQueue />
    </>
  );
}
