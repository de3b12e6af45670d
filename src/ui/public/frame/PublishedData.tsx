import { Box } from '@mantine/core';
import { type ReactElement, type ReactNode, use } from 'react';
import { words } from './words.fr';
import { words as shared } from '../../design/shared.words.fr';
import { failureOf, latestData, type RemoteData } from '../../../application/kernel/RemoteData';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { PublishedContent } from '../../../application/ports/publicSite/PublishedContent';
import type { Instant } from '../../../domain/basis/instant';
import { Fetched } from '../../design/loading/Fetched';
import { handFocusToHeading } from '../../design/page/focus';
import { Button } from '../../design/controls/Button';
import { Sentence } from '../../design/text/Sentence';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import styles from './PublishedData.module.css';
import { useLocation } from 'react-router-dom';
import { PaintedContentContext, type PaintedContent } from '../../state/painted/PaintedContent';

interface PublishedDataProps<Data> {
  readonly remote: RemoteData<ServiceError, Data>;
  /** Its part of what the build has painted into the page. */
  readonly painted: (content: PublishedContent) => Data;
  readonly onRetry: () => void;
  readonly skeleton: ReactNode;
  /** Heading level of the error. */
  readonly level: 1 | 2 | 3;
  /** `askedAt`: when painted data were read; null for those of the server. */
  readonly children: (data: Data, askedAt: Instant | null) => ReactNode;
}

/**
 * Published data: those of the server, and until it has answered those that the build painted into the page,
 * with their date. When the server fails, the painted ones stay, and a sentence says so.
 */
export function PublishedData<Data>({
  remote,
  painted,
  onRetry,
  skeleton,
  level,
  children,
}: PublishedDataProps<Data>): ReactElement {
  const content = usePaintedContent();
  const old = latestData(remote) === undefined ? content : null;
  const failure = failureOf(remote);
  return (
    <>
      {old !== null && failure !== undefined && (
        <div className={styles.failed}>
          <p role="status">
            <Sentence>
              {words.notUpdated(old.askedAt, messageFor(serviceMessages, failure))}
            </Sentence>
          </p>
          <Button
            ref={handFocusToHeading}
            variant="outline"
            busy={remote.status === 'loading'}
            onClick={onRetry}
          >
            {shared.retry}
          </Button>
        </div>
      )}
      {/* In the same place with painted and with fresh data: opened questions stay open. */}
      <Fetched
        remote={old === null ? remote : { status: 'ready', data: painted(old) }}
        onRetry={onRetry}
        skeleton={skeleton}
        level={level}
      >
        {(data) => children(data, old?.askedAt ?? null)}
      </Fetched>
      {old !== null && failure === undefined && (
        // In the padding of the page: nothing moves when it disappears.
        <Box component="p" pos="absolute" bottom="var(--tp-space-3)" c="dimmed" fz="sm">
          {words.asOf(old.askedAt)}
        </Box>
      )}
    </>
  );
}

/** The published content that was painted into this page; null on any other page. */
function usePaintedContent(): PaintedContent | null {
  const painted = use(PaintedContentContext);
  const { pathname } = useLocation();
  return painted?.path === pathname ? painted : null;
}
