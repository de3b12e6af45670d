import { useLayoutEffect, useRef, type ReactElement } from 'react';
import type { ContactMessage } from '../../../domain/contactMessage';
import { Message } from '../../design/Message';
import { operator } from '../../operator';
import styles from './ContactPage.module.css';

/** The message has left: who answers, and where (P8.15). The form below is empty again, and the focus is here. */
export function MessageSent({ subject, email }: ContactMessage): ReactElement {
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
        <p>
          Pensez à regarder parmi les courriers indésirables. Si l'adresse n'est pas la bonne,
          envoyez de nouveau votre message avec la bonne.
        </p>
      </Message>
    </div>
  );
}
