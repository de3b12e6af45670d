import type { ReactElement } from 'react';
import { OptionalPart } from '../../state/loading/OptionalPart';
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
  return <OptionalPart>{isFetched && <InputWatch />}</OptionalPart>;
}

/** Parts that are present on every page, in any layout. */
export function Companions(): ReactElement {
  return (
    <>
      <SessionWatch />
      <OptionalPart>
        <SessionFollower />
      </OptionalPart>
      <OptionalPart>
        <MaintenanceWatch />
      </OptionalPart>
      <LateInputWatch />
      <AudienceWatch />
      <OfflineWatch />
      <CookieQuestion />
      <ToastQueue />
    </>
  );
}
