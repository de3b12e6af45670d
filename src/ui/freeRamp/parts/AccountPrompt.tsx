import type { ReactElement } from 'react';
import { words } from '../area.words.fr';
import { operatorText } from '../../words/operatorText.fr';
import { userIcon } from '../../../../generated/icons';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { IconTile } from '../../design/icon/IconTile';
import { Marked } from '../../design/text/Marked';
import { Sentence } from '../../design/text/Sentence';
import { routes } from '../../navigation/routes';
import { SignInPrompt } from './SignInPrompt';
import styles from './SignInPrompt.module.css';
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
    <section className={styles.prompt} aria-labelledby="compte">
      <IconTile of={userIcon} />
      <h2 id="compte">{words.closed.title}</h2>
      <p>
        <Marked
          text={words.closed.holder(holder)}
          mark={(part) => <b className={styles.holder}>{part}</b>}
        />
        {closedReason !== null && (
          <>
            {' '}
            <Sentence>{operatorText(closedReason)}</Sentence>
          </>
        )}
      </p>
      <p>{words.closed.whatToDo}</p>
      <Actions>
        <ButtonLink to={routes.contact}>{words.closed.contact}</ButtonLink>
        <ButtonLink to={routes.chooser} variant="outline">
          {words.closed.chooser}
        </ButtonLink>
      </Actions>
    </section>
  );
}
