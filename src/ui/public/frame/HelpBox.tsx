import type { ReactElement } from 'react';
import { helpIcon, messageIcon } from '../../../../generated/icons';
import content from '../../design/plain/Content.module.css';
import { TaskLink } from '../../design/plain/TaskLink';
import { routes } from '../../navigation/routes';
import { operator, phoneHref } from '../../operator';
import styles from './HelpBox.module.css';

/** Where to ask what the page does not answer; `isHelpPage` leaves out the link to the questions. */
export function HelpBox({ isHelpPage = false }: { readonly isHelpPage?: boolean }): ReactElement {
  return (
    <nav aria-label="Besoin d'aide" className={`${content.card} ${styles.box}`}>
      <b>Une question{'\u202f'}?</b>
      {!isHelpPage && (
        <TaskLink to={routes.help} icon={helpIcon} hint="Trajets, paiements, badges">
          Questions fréquentes
        </TaskLink>
      )}
      <TaskLink to={routes.contact} icon={messageIcon} hint="Nous répondons par e-mail">
        Posez votre question
      </TaskLink>
      <p className={content.meta}>
        Ou par téléphone{'\u202f'}: <a href={phoneHref(operator.phone)}>{operator.phone}</a>
      </p>
    </nav>
  );
}
