import type { ReactElement, ReactNode } from 'react';
import type { PublicSite } from '../../domain/publicSite';
import { Fetched } from '../design/Fetched';
import { PartSkeleton } from '../design/PartSkeleton';
import { messageFor } from '../messages/messageFor';
import { serviceMessages } from '../messages/serviceMessages';
import { usePublicSite } from '../state/usePublicSite';

interface PublishedProps {
  /** What stands in its place until it comes. */
  readonly skeleton?: ReactNode;
  /** Of the heading that says that it did not come: 1 when it stands for the whole page, 3 for a part of a section. */
  readonly level?: 1 | 2 | 3;
  readonly children: (site: PublicSite) => ReactNode;
}

/** A part of what the operator publishes (P7.2), below its page's heading unless told otherwise. */
export function Published({
  skeleton = <PartSkeleton />,
  level = 2,
  children,
}: PublishedProps): ReactElement {
  const { site, retry } = usePublicSite();
  return (
    <Fetched
      remote={site}
      explain={(failure) => messageFor(serviceMessages, failure)}
      onRetry={retry}
      skeleton={skeleton}
      level={level}
    >
      {children}
    </Fetched>
  );
}
