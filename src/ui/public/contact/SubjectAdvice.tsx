import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './contact.words.fr';
import type { ContactInput } from '../../../domain/contact/contactMessage';
import { Message } from '../../design/feedback/Message';
import { Marked } from '../../design/text/Marked';
import { routes } from '../../navigation/routes';

/** Faster ways than a message: links to what the site can do at once. */
export function SubjectAdvice({
  subject,
}: Pick<ContactInput, 'subject'>): ReactElement | undefined {
  switch (subject) {
    case 'Reçu':
      return (
        <Message tone="info">
          <Marked
            text={words.receiptAdvice}
            mark={(link, index) => (
              <Link to={index === 0 ? routes.freeRampRefund : routes.receipts}>{link}</Link>
            )}
          />
        </Message>
      );
    case 'CNP':
      return (
        <Message tone="info">
          <Marked
            text={words.cnpAdvice}
            mark={(link) => <Link to={routes.payOnline}>{link}</Link>}
          />
        </Message>
      );
    default:
      return undefined;
  }
}
