import type { ReactElement, ReactNode } from 'react';
import { selectNews, wantNews } from '../../../application/publicSite/listNews';
import type { Post } from '../../../domain/publicSite/post';
import { Fetched } from '../../design/loading/Fetched';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { useWanted } from '../../state/useWanted';

interface NewsProps {
  readonly level: 1 | 2;
  readonly skeleton: ReactNode;
  readonly children: (posts: readonly Post[]) => ReactNode;
}

/** Renders the news; the first screen that needs them loads them. */
export function News({ level, skeleton, children }: NewsProps): ReactElement {
  const { remote, retry } = useWanted(wantNews, selectNews);
  return (
    <Fetched
      remote={remote}
      level={level}
      explain={(failure) => messageFor(serviceMessages, failure)}
      onRetry={retry}
      skeleton={skeleton}
    >
      {children}
    </Fetched>
  );
}
