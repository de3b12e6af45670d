import type { ReactElement } from 'react';
import { ButtonLink } from '../design/ButtonLink';
import { PageHeading } from '../design/PageHeading';
import styles from '../design/Screen.module.css';
import { routes } from '../navigation/routes';

export function NotFoundPage(): ReactElement {
  return (
    <div className={`tp-wide ${styles.screen}`}>
      <PageHeading isMissing>Page introuvable</PageHeading>
      <p>L'adresse est peut-être mal recopiée, ou la page a changé de place.</p>
      <ButtonLink to={routes.home}>{"Retour à l'accueil"}</ButtonLink>
    </div>
  );
}
