import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ContactInput } from '../../../domain/contact/contactMessage';
import { Message } from '../../design/feedback/Message';
import { routes } from '../../navigation/routes';

/** Faster ways than a message: links to what the site can do at once. */
export function SubjectAdvice({
  subject,
}: Pick<ContactInput, 'subject'>): ReactElement | undefined {
  switch (subject) {
    case 'Reçu':
      return (
        <Message tone="info">
          Un reçu tout de suite{'\u202f'}:{' '}
          <Link to={routes.freeRampRefund}>avec l'identifiant du ticket</Link>, les 20 chiffres
          imprimés dessus, ou <Link to={routes.receipts}>dans vos reçus</Link> si votre carte
          bancaire est associée à votre compte. Sinon, écrivez-nous.
        </Message>
      );
    case 'CNP':
      return (
        <Message tone="info">
          Pour régler une constatation de non-paiement (CNP) ou un avis de paiement, inutile
          d'écrire{'\u202f'}: <Link to={routes.payOnline}>payez en ligne</Link>.
        </Message>
      );
    default:
      return undefined;
  }
}
