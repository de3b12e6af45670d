import type { ReactElement } from 'react';
import { Decoration } from '../../state/loading/Decoration';
import { lazyPart } from '../../state/loading/lazyPart';
import { useFetchedAhead } from '../../state/loading/useFetchedAhead';
import { AudienceWatch } from './AudienceWatch';
import { CookieQuestion } from './CookieQuestion';
import { OfflineWatch } from './OfflineWatch';
import { SessionWatch } from './SessionWatch';
import { ToastQueue } from './ToastQueue';

const MaintenanceWatch = lazyPart(
  async () => (await import('./MaintenanceWatch')).MaintenanceWatch,
);
const InputWatch = lazyPart(async () => (await import('./InputWatch')).InputWatch);
const SessionFollower = lazyPart(async () => (await import('../SessionFollower')).SessionFollower);

/** Fetched after the page, before it is needed: the host of a new release may no longer have it. */
function LateInputWatch(): ReactElement {
  const isFetched = useFetchedAhead(InputWatch);
  return <Decoration>{isFetched && <InputWatch />}</Decoration>;
}

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
      <LateInputWatch />
      <AudienceWatch />
      <OfflineWatch />
      <CookieQuestion />
      <ToastQueue />
    </>
  );
}
