import type { ReactElement } from 'react';
import { Actions } from '../design/Actions';
import { ButtonLink } from '../design/ButtonLink';
import { routes } from '../navigation/routes';
import { SignInPrompt } from './SignInPrompt';
import styles from './SignInPrompt.module.css';
import { useFreeRamp } from './useFreeRamp';

interface AccountPromptProps {
  /** What an account gives here, as a sentence. */
  readonly reason: string;
}

/** In place of what belongs to an account of the area: how to have one, or why one's own is not let in (P2.33, P2.43). */
export function AccountPrompt({ reason }: AccountPromptProps): ReactElement {
  const { holder, closedReason } = useFreeRamp();
  if (holder === null) return <SignInPrompt reason={reason} />;
  return (
    <section className={styles.prompt} aria-labelledby="compte">
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
