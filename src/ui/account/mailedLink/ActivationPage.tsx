import { Flex, Loader } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { words } from './mailedLink.words.fr';
import { operatorSays } from '../../words/operatorText.fr';
import { words as shared } from '../../design/shared.words.fr';
import type { Saved } from '../../../application/kernel/Saved';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import { activateAccount } from '../../../application/account/activateAccount';
import { readMailToken, type MailToken } from '../../../domain/account/mailToken';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { FailedScreen } from '../../design/feedback/FailedScreen';
import { Message } from '../../design/feedback/Message';
import { Sentence } from '../../design/text/Sentence';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { AccountPanel } from '../access/AccountPanel';
import { RedirectNotice } from './RedirectNotice';
import { useFocusOnArrival } from '../../design/page/focus';

/**
 * Activates by itself once a person sees the page: scanners of mails and previews open it hidden. The token
 * is then removed from the address bar: a reload does not send it again, and reads the successful result from
 * the history state (P2.27).
 */
export function ActivationPage(): ReactElement {
  const params = useParams();
  const [token] = useState(() => readMailToken(params['token'] ?? null));
  const navigate = useNavigate();
  const [wasRetried, setWasRetried] = useState(false);
  const activated = readActivated(useLocation().state);
  const isSeen = useHasBeenSeen();
  const hideToken = useEffectEvent(() => void navigate(routes.activation, { replace: true }));
  useEffect(() => {
    if (token !== null && isSeen) hideToken();
  }, [token, isSeen]);
  return (
    <AccountPanel guide="activation">
      {activated ? (
        <Activated answer={activated} wasRetried={wasRetried} />
      ) : token === null ? (
        <WithoutLink />
      ) : !isSeen ? (
        <Waiting />
      ) : (
        <Activation
          token={token}
          onActivated={(answer, isRetry) => {
            setWasRetried(isRetry);
            void navigate(routes.activation, { replace: true, state: activatedState(answer) });
          }}
        />
      )}
    </AccountPanel>
  );
}

/** Whether the page is or was visible. */
function useHasBeenSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') setSeen(true);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

interface ActivatedProps {
  readonly answer: Saved;
  readonly wasRetried: boolean;
}

interface ActivationProps {
  readonly token: MailToken;
  readonly onActivated: (answer: Saved, wasRetried: boolean) => void;
}

/**
 * Activates the account once. After an answer of the server it shows the link to sign in (P4.31, P8.7); after
 * a call that did not reach the server it offers a retry.
 */
function Activation({ token, onActivated }: ActivationProps): ReactElement {
  const { failure, run } = useRun(activateAccount, (answer) =>
    onActivated(answer, unanswered !== undefined),
  );
  const isRefused = failure?.kind === 'service/refused';
  // The error screen stays mounted during a retry, so that its button does not lose the focus.
  const [unanswered, setUnanswered] = useState<ServiceError>();
  if (failure && !isRefused && failure !== unanswered) setUnanswered(failure);
  const activate = useEffectEvent(() => void run(token));
  useEffect(() => activate(), []);

  if (isRefused) {
    const sentence = operatorSays(failure.message, words.activation.refused);
    return <Answer tone="error" sentence={sentence} takesFocus={unanswered !== undefined} />;
  }
  return unanswered ? (
    <FailedScreen
      level={2}
      explanation={messageFor(serviceMessages, unanswered)}
      busy={failure === undefined}
      onRetry={() => void run(token)}
    />
  ) : (
    <Waiting />
  );
}

function Waiting(): ReactElement {
  return (
    // As high as the answer.
    <Flex component="p" role="status" align="center" gap="sm" mih="5rem">
      <Loader size={20} />
      <span>{shared.loading}</span>
    </Flex>
  );
}

function Activated({ answer, wasRetried }: ActivatedProps): ReactElement {
  const sentence = operatorSays(answer.sentence, words.activation.activated);
  return <Answer tone="success" sentence={sentence} takesFocus={wasRetried} />;
}

interface AnswerProps {
  readonly tone: 'error' | 'success';
  readonly sentence: string;
  /** The message replaces the retry button, which had the focus. */
  readonly takesFocus: boolean;
}

function Answer({ tone, sentence, takesFocus }: AnswerProps): ReactElement {
  const place = useFocusOnArrival<HTMLDivElement>(takesFocus);
  return (
    <div ref={place} tabIndex={-1}>
      <Message tone={tone}>
        <Sentence>{sentence}</Sentence>{' '}
        <RedirectNotice to={routes.signIn} announce={words.activation.opensSignIn} />
      </Message>
    </div>
  );
}

function WithoutLink(): ReactElement {
  return (
    <>
      <p>{words.activation.withoutLink}</p>
      <Actions>
        <ButtonLink to={routes.signIn}>{words.activation.signIn}</ButtonLink>
        <ButtonLink variant="outline" to={routes.signUp}>
          {words.activation.signUp}
        </ButtonLink>
      </Actions>
    </>
  );
}

/** In characters: more than any sentence of the server. */
const LONGEST_SENTENCE = 500;

/**
 * Navigation state with the result of an activation: its token is valid once, so that a reload must not send
 * it again (P2.27).
 */
export function activatedState({ sentence }: Saved): object {
  return { activated: { sentence } };
}

/**
 * Reads a successful activation; null for anything else. History state survives reloads, so it is validated.
 */
export function readActivated(state: unknown): Saved | null {
  const { activated } = Object(state) as { activated?: unknown };
  if (typeof activated !== 'object' || activated === null) return null;
  const { sentence } = activated as { sentence?: unknown };
  const isReadable = typeof sentence === 'string' && sentence.length <= LONGEST_SENTENCE;
  return { sentence: isReadable ? sentence : null };
}
