import * as E from 'fp-ts/Either';
import { useState, type ReactElement } from 'react';
import { currentUsername } from '../../../application/kernel/currentUsername';
import { sendMessage } from '../../../application/contact/sendMessage';
import type { ContactMessage } from '../../../domain/contact/contactMessage';
import { parseEmail } from '../../../domain/basis/email';
import { MantineArea } from '../../design/theme/MantineArea';
import { PageHeading } from '../../design/page/PageHeading';
import { BesideForm } from '../../forms/form/BesideForm';
import { operator, operatorAddress, phoneHref } from '../../operator';
import { ContactLinks } from '../../shell/ContactLinks';
import { useAppDispatch } from '../../state/appHooks';
import { useRun } from '../../state/useRun';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { MessageSent } from './MessageSent';

/** A message to the operator (P2.8, P6.1), and other contact details. */
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
        <PageHeading description="Écrivez-nous au sujet d'un reçu, d'une CNP, du trafic ou de votre abonnement, ou joignez-nous par téléphone, par e-mail ou par courrier.">
          Nous contacter
        </PageHeading>
        <p className={styles.lead}>
          Choisissez un sujet{'\u202f'}: votre message arrive à la bonne équipe, qui vous répond par
          e-mail. C'est urgent{'\u202f'}? Appelez le{' '}
          <a href={phoneHref(operator.phone)}>{operator.phone}</a>.
        </p>
        {sent && <MessageSent {...sent} />}
        <BesideForm
          form={<ContactForm email={email} state={state} onSubmit={send} />}
          title="Ce qui se passe ensuite"
        >
          <ol>
            <li>Votre message arrive à l'équipe du sujet choisi.</li>
            <li>Elle vous répond à l'adresse e-mail que vous avez saisie.</li>
            <li>Sans réponse, regardez parmi les courriers indésirables, ou appelez-nous.</li>
          </ol>
          <h2>Nous joindre autrement</h2>
          <ContactLinks />
          <p>
            Par courrier{'\u202f'}: {operatorAddress.join(', ')}
          </p>
        </BesideForm>
      </div>
    </MantineArea>
  );
}

/** E-mail of the account; empty for a visitor. */
function useOwnEmail(): string {
  const dispatch = useAppDispatch();
  const [username] = useState(() => dispatch(currentUsername()));
  const email = parseEmail(username ?? '');
  return E.isRight(email) ? email.right : '';
}
