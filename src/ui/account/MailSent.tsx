import type { ReactElement } from 'react';
import { Actions } from '../design/Actions';
import { Button } from '../design/Button';
import { ButtonLink } from '../design/ButtonLink';
import { Message } from '../design/Message';
import { carryingAccount } from '../navigation/carriedAccount';
import { routes } from '../navigation/routes';
import styles from './MailSent.module.css';
import { useFocusOnArrival } from './useFocusOnArrival';

interface MailSentProps {
  readonly email: string;
  /** The server's own word on it, unless a toast tells it. */
  readonly sentence?: string | null;
  /** What the mail is for, as one sentence. */
  readonly whatNext: string;
  /** Back to the form, where the e-mail can be changed. */
  readonly onCorrect: () => void;
}

/** A mail with a link is on its way: to whom, what to do with it, and what to do when it does not come. */
export function MailSent({ email, sentence, whatNext, onCorrect }: MailSentProps): ReactElement {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        Consultez votre messagerie
      </h2>
      {sentence && <Message tone="success">{sentence}</Message>}
      <p>
        L'e-mail est adressé à <strong>{email}</strong>. {whatNext}
      </p>
      <p className={styles.quiet}>
        Rien reçu dans les minutes qui viennent{'\u202f'}? Regardez parmi les courriers
        indésirables, ou corrigez l'adresse.
      </p>
      <Actions>
        <ButtonLink variant="outline" to={routes.signIn} state={carryingAccount({ email })}>
          Se connecter
        </ButtonLink>
        <Button variant="outline" onClick={onCorrect}>
          Corriger l'adresse
        </Button>
      </Actions>
    </div>
  );
}
