import type { ReactElement } from 'react';
import { helpIcon, messageIcon, searchIcon } from '../../../generated/icons';
import { ButtonLink } from '../design/plain/ButtonLink';
import { PageHeading } from '../design/page/PageHeading';
import { PlainScreen } from '../design/plain/PlainScreen';
import { TaskLink } from '../design/plain/TaskLink';
import { routes } from '../navigation/routes';

export function NotFoundPage(): ReactElement {
  return (
    <PlainScreen
      icon={searchIcon}
      links={
        <>
          <TaskLink to={routes.help} icon={helpIcon} hint="Trajets, paiements, badges">
            Chercher dans les questions fréquentes
          </TaskLink>
          <TaskLink to={routes.contact} icon={messageIcon} hint="Dites-nous ce que vous cherchiez">
            Écrire à nos équipes
          </TaskLink>
        </>
      }
    >
      <PageHeading isMissing>Page introuvable</PageHeading>
      <p>L'adresse est peut-être mal recopiée, ou la page a changé de place.</p>
      <ButtonLink to={routes.home}>{"Retour à l'accueil"}</ButtonLink>
    </PlainScreen>
  );
}
