import type { ReactElement } from 'react';
import { ButtonLink } from '../../design/ButtonLink';
import { PageHeading } from '../../design/PageHeading';
import styles from '../../design/Screen.module.css';
import { routes } from '../../navigation/routes';
import { ContactLinks } from '../../shell/ContactLinks';

/** Where the operator leads visitors while the site is worked on (P2.10). */
export function MaintenancePage(): ReactElement {
  return (
    <div className={`tp-wide ${styles.screen}`}>
      <PageHeading description="Le site est en maintenance. Les tunnels restent ouverts et nos équipes joignables.">
        Site en maintenance
      </PageHeading>
      <p>
        Nous améliorons le site. Les tunnels, les badges et les bornes fonctionnent comme
        d'habitude, et ce que vous aviez déjà enregistré est gardé.
      </p>
      <p>Revenez dans quelques minutes. Pour une urgence, nos équipes vous répondent.</p>
      <ContactLinks />
      <ButtonLink to={routes.home}>{"Retour à l'accueil"}</ButtonLink>
    </div>
  );
}
