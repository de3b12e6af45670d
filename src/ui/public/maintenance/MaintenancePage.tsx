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
      <PageHeading description="Le site est en maintenance. Nos équipes restent joignables.">
        Site en maintenance
      </PageHeading>
      <p>
        Nous améliorons le site. Cela ne change rien aux tunnels, aux badges ni aux bornes, et ce
        que vous aviez déjà enregistré est gardé.
      </p>
      <p>Revenez dans quelques minutes. Pour une urgence, nos équipes vous répondent.</p>
      <ContactLinks />
      <ButtonLink to={routes.home}>{"Retour à l'accueil"}</ButtonLink>
    </div>
  );
}
