import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from '../area.words.fr';
import { operatorText } from '../../words/operatorText.fr';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Marked } from '../../design/text/Marked';
import { Sentence } from '../../design/text/Sentence';
import { routes } from '../../navigation/routes';
import { SignInPrompt } from './SignInPrompt';
import { AccountCard } from './AccountCard';
import { useFreeRamp } from '../area/useFreeRamp';

interface AccountPromptProps {
  /** What an account offers here, in one sentence. */
  readonly reason: string;
}

/**
 * Replaces the content of accounts: how to get an account, or why this account has no access (P2.33,
 * P2.43).
 */
export function AccountPrompt({ reason }: AccountPromptProps): ReactElement {
  const { holder, closedReason } = useFreeRamp();
  if (holder === null) return <SignInPrompt reason={reason} />;
  return (
    <AccountCard title={words.closed.title}>
      <Box component="p" maw="42rem">
        <Marked text={words.closed.holder(holder)} mark={(part) => <b>{part}</b>} />
        {closedReason !== null && (
          <>
            {' '}
            <Sentence>{operatorText(closedReason)}</Sentence>
          </>
        )}
      </Box>
      <p>{words.closed.whatToDo}</p>
      <Actions>
        <ButtonLink to={routes.contact}>{words.closed.contact}</ButtonLink>
        <ButtonLink to={routes.chooser} variant="outline">
          {words.closed.chooser}
        </ButtonLink>
      </Actions>
    </AccountCard>
  );
}
