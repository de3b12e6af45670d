import type { ReactElement } from 'react';
import { Decoration } from '../../state/loading/Decoration';
import { lazyPart } from '../../state/loading/lazyPart';
import { AudienceWatch } from './AudienceWatch';
import { CookieQuestion } from './CookieQuestion';
import { OfflineWatch } from './OfflineWatch';
import { SessionWatch } from './SessionWatch';
import { ToastQueue } from './ToastQueue';

const MaintenanceWatch = lazyPart(
  async () => (await import('./MaintenanceWatch')).MaintenanceWatch,
);
/** Fetched with the page: when it is needed, the host may no longer have it. */
const ReleaseWatch = lazyPart(async () => (await import('./ReleaseWatch')).ReleaseWatch);
const SessionFollower = lazyPart(async () => (await import('../SessionFollower')).SessionFollower);

/** Parts that are present on every page, in any layout. */
export function Companions(): ReactElement {
  return (
    <>
      <SessionWatch />
      <Decoration>
        <SessionFollower />
      </Decoration>
      <Decoration>
        <MaintenanceWatch />
      </Decoration>
      <Decoration>
        <ReleaseWatch />
      </Decoration>
      <AudienceWatch />
      <OfflineWatch />
      <CookieQuestion />
      <ToastQueue />
    </>
  );
}
