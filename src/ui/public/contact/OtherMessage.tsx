import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { words } from './help.words.fr';
import { selectDraft } from '../../../application/drafts/draftsSlice';
import type { HelpRequest } from '../../../domain/contact/helpRequest';
import { Message } from '../../design/feedback/Message';
import { Marked } from '../../design/text/Marked';
import { askingForHelp } from '../../navigation/helpPlace';
import { useAppSelector } from '../../state/appHooks';

/** Name of the draft of a message that no page began. */
export const PLAIN_DRAFT = 'contact';

interface OtherMessageProps {
  readonly help: HelpRequest | null;
  /** The form shows the message that was typed before. */
  readonly isSetAside: boolean;
}

/** A message was typed before this one was begun by a page: both are kept, and this leads to the other. */
export function OtherMessage({ help, isSetAside }: OtherMessageProps): ReactElement | null {
  const { pathname } = useLocation();
  const hasPlain = useAppSelector((state) => selectDraft(state, PLAIN_DRAFT)) !== undefined;
  if (help === null || !(isSetAside || hasPlain)) return null;
  return (
    <Box maw="42rem" mt="md">
      <Message tone="info">
        <Marked
          text={isSetAside ? words.setAside(words.titles[help.topic]) : words.otherKept}
          mark={(link) => (
            <Link to={pathname} replace state={askingForHelp(help, !isSetAside)}>
              {link}
            </Link>
          )}
        />
      </Message>
    </Box>
  );
}
