import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { words } from '../area.words.fr';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import { wantingPage } from '../../navigation/wantedPage';
import { AccountCard } from './AccountCard';

interface SignInPromptProps {
  /** What an account offers here, in one sentence. */
  readonly reason: string;
}

/** Shown to visitors on a page of accounts (P2.43); the sign-in leads back to the page. */
export function SignInPrompt({ reason }: SignInPromptProps): ReactElement {
  const state = wantingPage(useLocation());
  return (
    <AccountCard title={words.prompt.title}>
      <Box component="p" maw="42rem">
        {reason}
      </Box>
      <Actions>
        <ButtonLink to={routes.signIn} state={state} data-carries="">
          {words.prompt.signIn}
        </ButtonLink>
        <ButtonLink to={routes.signUp} state={state} data-carries="" variant="outline">
          {words.prompt.signUp}
        </ButtonLink>
      </Actions>
    </AccountCard>
  );
}
