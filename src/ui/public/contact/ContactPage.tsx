import { isRight } from 'fp-ts/Either';
import { useState, type ReactElement } from 'react';
import { currentUsername } from '../../../application/kernel/currentUsername';
import { sendMessage } from '../../../application/public/sendMessage';
import type { ContactMessage } from '../../../domain/contactMessage';
import { parseEmail } from '../../../domain/email';
import { MantineArea } from '../../design/MantineArea';
import { PageHeading } from '../../design/PageHeading';
import { operator, operatorAddress, phoneHref } from '../../operator';
import { ContactLinks } from '../../shell/ContactLinks';
import { useAppDispatch } from '../../state/appHooks';
import { useRun } from '../../state/useRun';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { MessageSent } from './MessageSent';

/** A message to the operator (P2.8, P6.1), and the other ways to reach it. */
export function ContactPage(): ReactElement {
  const email = useOwnEmail();
  const [sent, setSent] = useState<ContactMessage>();
  const { state, run } = useRun(sendMessage, (_, message) => setSent(message));
  const send = (message: ContactMessage): Promise<boolean> => {
    setSent(undefined);
    return run(message);
  };

  return (
    <MantineArea>
      <div className={`tp-wide ${styles.page}`}>
        <div>
          <PageHeading description="Écrivez-nous au sujet d'un reçu, d'une CNP, du trafic ou de votre abonnement, ou joignez-nous par téléphone, par e-mail ou par courrier.">
            Nous contacter
          </PageHeading>
          <p className={styles.lead}>
            Choisissez un sujet{'\u202f'}: votre message arrive à la bonne équipe, qui vous répond
            par e-mail. C'est urgent{'\u202f'}? Appelez le{' '}
            <a href={phoneHref(operator.phone)}>{operator.phone}</a>.
          </p>
          {sent && <MessageSent {...sent} />}
          <ContactForm email={email} state={state} onSubmit={send} />
        </div>
        <section className={styles.others} aria-labelledby="autrement">
          <h2 id="autrement">Nous joindre autrement</h2>
          <ContactLinks />
          <p>
            Par courrier{'\u202f'}: {operatorAddress.join(', ')}
          </p>
        </section>
      </div>
    </MantineArea>
  );
}

/** An account is named by its e-mail; empty for a visitor. */
function useOwnEmail(): string {
  const dispatch = useAppDispatch();
  const [username] = useState(() => dispatch(currentUsername()));
  const email = parseEmail(username ?? '');
  return isRight(email) ? email.right : '';
}
