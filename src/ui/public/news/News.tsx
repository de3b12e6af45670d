import type { ReactElement, ReactNode } from 'react';
import { selectNews, ensureNews } from '../../../application/publicSite/listNews';
import type { Instant } from '../../../domain/basis/instant';
import type { Post } from '../../../domain/publicSite/post';
import { useSharedRead } from '../../state/useSharedRead';
import { PublishedData } from '../frame/PublishedData';

interface NewsProps {
  readonly level: 1 | 2;
  readonly skeleton: ReactNode;
  /** `askedAt`: when painted posts were read; null for those of the server. */
  readonly children: (posts: readonly Post[], askedAt: Instant | null) => ReactNode;
}

/** Renders the news; the first screen that needs them loads them. */
export function News({ level, skeleton, children }: NewsProps): ReactElement {
  const { remote, retry } = useSharedRead(ensureNews, selectNews);
  return (
    <PublishedData
      remote={remote}
      painted={(content) => content.posts}
      level={level}
      onRetry={retry}
      skeleton={skeleton}
    >
      {children}
    </PublishedData>
  );
}
