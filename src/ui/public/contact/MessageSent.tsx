import { useLayoutEffect, useRef, type ReactElement } from 'react';
import type { ContactMessage } from '../../../domain/contact/contactMessage';
import type { HelpTopic } from '../../../domain/contact/helpRequest';
import { Message } from '../../design/feedback/Message';
import { operator, phoneHref } from '../../operator';
import styles from './ContactPage.module.css';
import { isUrgent } from './helpWords';

interface MessageSentProps extends ContactMessage {
  readonly topic: HelpTopic | undefined;
}

/** The message is sent: who answers, and where (P8.15). It takes the focus; the form below is empty. */
export function MessageSent({ subject, email, topic }: MessageSentProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <Message tone="success">
        <h2 ref={heading} tabIndex={-1}>
          Message envoyé
        </h2>
        <p>
          Votre message «{'\u202f'}
          {subject}
          {'\u202f'}» a été envoyé à {operator.name}. Notre équipe vous répondra dès que possible à{' '}
          <strong>{email}</strong>.
        </p>
        {topic !== undefined && isUrgent[topic] && (
          <p>
            Pas encore appelé{'\u202f'}? Appelez le{' '}
            <a href={phoneHref(operator.phone)}>{operator.phone}</a>
            {'\u202f'}: c'est plus rapide.
          </p>
        )}
        <p>
          Pensez à regarder parmi les courriers indésirables. Si l'adresse n'est pas la bonne,
          envoyez de nouveau votre message avec la bonne.
        </p>
      </Message>
    </div>
  );
}
