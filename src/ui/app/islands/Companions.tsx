import type { ReactElement } from 'react';
import { Decoration } from '../../state/Decoration';
import { lazyPart } from '../../state/lazyPart';
import { AudienceWatch } from './AudienceWatch';
import { CookieQuestion } from './CookieQuestion';
import { SessionWatch } from './SessionWatch';
import { ToastQueue } from './ToastQueue';

const MaintenanceWatch = lazyPart(
  async () => (await import('./MaintenanceWatch')).MaintenanceWatch,
);
const SessionFollower = lazyPart(async () => (await import('../SessionFollower')).SessionFollower);

/** What accompanies every page, whatever its layout. */
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
      <AudienceWatch />
      <CookieQuestion />
      <ToastQueue />
    </>
  );
}
