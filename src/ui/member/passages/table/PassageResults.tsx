import type { ReactElement } from 'react';
import { formatCount } from '../../../words/format.fr';
import { failureOf, latestData } from '../../../../application/kernel/RemoteData';
import { FailedScreen } from '../../../design/feedback/FailedScreen';
import { messageFor } from '../../../messages/messageFor';
import { serviceMessages } from '../../../messages/serviceMessages';
import type { PassageSearchState } from '../search/usePassageSearch';
import type { SearchSum } from '../summary/useSearchSum';
import { countTrips } from './countTrips';
import { FoundPassages } from './FoundPassages';
import { PassagesSkeleton } from './PassagesSkeleton';

interface PassageResultsProps {
  readonly state: PassageSearchState;
  /** What the whole search adds up to. */
  readonly sum: SearchSum;
}

/** The result of the search. Old rows stay visible, dimmed, until the new ones are loaded. */
export function PassageResults({ state, sum }: PassageResultsProps): ReactElement {
  const { remote, search } = state;
  const failure = failureOf(remote);
  const found = failure ? undefined : latestData(remote);
  const busy = remote.status === 'loading';
  const place = `page ${formatCount(search.page)} sur ${formatCount(found?.totalPages ?? 1)}`;

  return (
    <>
      <p role="status" className="tp-hidden">
        {busy
          ? 'Chargement en cours…'
          : remote.status === 'ready' &&
            remote.data.passages.length > 0 &&
            `${countTrips(remote.data.total)}, ${place}`}
      </p>
      {failure && (
        <FailedScreen
          level={2}
          explanation={messageFor(serviceMessages, failure)}
          busy={busy}
          onRetry={state.retry}
        />
      )}
      {!failure && !found && <PassagesSkeleton />}
      <FoundPassages found={found} place={place} state={state} sum={sum} />
    </>
  );
}
