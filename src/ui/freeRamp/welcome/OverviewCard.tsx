import { Box, Flex, Stack } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { words } from './words.fr';
import { words as shared } from '../../design/shared.words.fr';
import type { AppThunk } from '../../../application/kernel/AppThunk';
import { failureOf, latestData, type RemoteData } from '../../../application/kernel/RemoteData';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { AppState } from '../../../application/store';
import { Button } from '../../design/controls/Button';
import { handFocusToHeading } from '../../design/page/focus';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { IconTile } from '../../design/icon/IconTile';
import { hiddenPart } from '../../design/text/hiddenPart';
import { Marked } from '../../design/text/Marked';
import { Sentence } from '../../design/text/Sentence';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { useAppDispatch } from '../../state/appHooks';
import content from '../../design/page/Content.module.css';
import styles from './OverviewCard.module.css';

interface OverviewFact {
  readonly fact: ReactNode;
  readonly link: string;
  readonly to: string;
  /** The navigation state of the link. */
  readonly state?: unknown;
  /** Money for the visitor: the link is the one action of the page. */
  readonly isOwed?: boolean;
}

interface OverviewCardProps<Data> {
  readonly label: string;
  /** The strokes of an icon of `generated/icons.ts`. */
  readonly icon: string;
  readonly remote: RemoteData<ServiceError, Data>;
  /** Loads it again. */
  readonly ask: () => AppThunk<unknown, AppState>;
  readonly children: (data: Data) => OverviewFact;
}

/** One fact about the account: loading, its value, or the error. */
export function OverviewCard<Data>({
  label,
  icon,
  remote,
  ask,
  children,
}: OverviewCardProps<Data>): ReactElement {
  const dispatch = useAppDispatch();
  const data = latestData(remote);
  const failure = failureOf(remote);
  if (data !== undefined) {
    const { fact, link, to, state, isOwed = false } = children(data);
    return (
      <li className={`${content.card} ${styles.card}`}>
        <IconTile of={icon} />
        <Stack align="flex-start" gap="0.5rem">
          <Box component="h3" c="dimmed" fz="sm" fw={400}>
            {label}
          </Box>
          <p className={styles.fact}>{fact}</p>
          {isOwed ? (
            <ButtonLink variant="action" to={to} state={state}>
              {link}
            </ButtonLink>
          ) : (
            <Flex component={Link} to={to} align="center" mih="var(--tp-control)">
              {link}
            </Flex>
          )}
        </Stack>
      </li>
    );
  }
  return (
    <li className={`${content.card} ${styles.card}`}>
      <IconTile of={icon} />
      <Stack align="flex-start" gap="0.5rem">
        <Box component="h3" c="dimmed" fz="sm" fw={400}>
          {label}
        </Box>
        {failure === undefined ? (
          <>
            <p role="status" className={styles.fact}>
              {shared.loading}
            </p>
            {/* Keeps the space of the link. */}
            <Box component="span" mih="var(--tp-control)" />
          </>
        ) : (
          <>
            <p>
              <Sentence>{messageFor(serviceMessages, failure)}</Sentence>
            </p>
            <Button
              ref={handFocusToHeading}
              variant="outline"
              busy={remote.status === 'loading'}
              onClick={() => void dispatch(ask())}
            >
              <Marked text={words.overview.retry(label)} mark={hiddenPart} />
            </Button>
          </>
        )}
      </Stack>
    </li>
  );
}
