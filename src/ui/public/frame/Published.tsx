import type { ReactElement, ReactNode } from 'react';
import type { PublicSite } from '../../../domain/publicSite/publicSite';
import { PartSkeleton } from '../../design/loading/PartSkeleton';
import { usePublicSite } from '../../state/usePublicSite';
import { PublishedData } from './PublishedData';

interface PublishedProps {
  /** Rendered while it loads. */
  readonly skeleton?: ReactNode;
  /** Heading level of the error: 1 for a whole page, 3 for a part of a section. */
  readonly level?: 1 | 2 | 3;
  readonly children: (site: PublicSite) => ReactNode;
}

/** Renders a part of what the operator publishes (P7.2), by default below the page's heading. */
export function Published({
  skeleton = <PartSkeleton />,
  level = 2,
  children,
}: PublishedProps): ReactElement {
  const { remote: site, retry } = usePublicSite();
  return (
    <PublishedData
      remote={site}
      painted={(content) => content.site}
      onRetry={retry}
      skeleton={skeleton}
      level={level}
    >
      {children}
    </PublishedData>
  );
}
