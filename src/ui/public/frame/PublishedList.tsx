import type { ReactElement, ReactNode } from 'react';
import { loadPublicSite } from '../../../application/publicSite/loadPublicSite';
import { FailedScreen } from '../../design/feedback/FailedScreen';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { useAppDispatch } from '../../state/appHooks';
import { usePublicSite } from '../../state/usePublicSite';

interface PublishedListProps<Item> {
  /** null if none of them could be read. */
  readonly items: readonly Item[] | null;
  /** Heading level of the error. */
  readonly level?: 2 | 3;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list of the published content: one that could not be read is an error, not an empty list (P7.2). */
export function PublishedList<Item>({
  items,
  level = 2,
  children,
}: PublishedListProps<Item>): ReactElement {
  const dispatch = useAppDispatch();
  const { remote } = usePublicSite();
  if (items !== null) return <>{children(items)}</>;
  return (
    <FailedScreen
      level={level}
      explanation={messageFor(serviceMessages, { kind: 'service/unreadable' })}
      busy={remote.status === 'loading'}
      onRetry={() => void dispatch(loadPublicSite())}
    />
  );
}
