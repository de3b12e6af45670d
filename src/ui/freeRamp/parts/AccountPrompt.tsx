import type { ReactElement } from 'react';
import { userIcon } from '../../../../generated/icons';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { IconTile } from '../../design/plain/IconTile';
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
      <h2 id="compte">Espace non ouvert pour votre compte</h2>
      <p>
        Bonjour <b className={styles.holder}>{holder}</b>. Vous êtes connecté, mais l'espace
        gratuité n'est pas ouvert pour ce compte.{closedReason !== null && ` ${closedReason}`}
      </p>
      <p>
        Pour le faire ouvrir, contactez-nous en indiquant cette adresse e-mail. En attendant, vous
        pouvez demander le remboursement d'un ticket et télécharger son reçu.
      </p>
      <Actions>
        <ButtonLink to={routes.contact}>Nous contacter</ButtonLink>
        <ButtonLink to={routes.chooser} variant="outline">
          Mon espace
        </ButtonLink>
      </Actions>
    </section>
  );
}
