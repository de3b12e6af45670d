import type { ReactElement } from 'react';
import { clockIcon } from '../../../../generated/icons';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { PlainScreen } from '../../design/plain/PlainScreen';
import { routes } from '../../navigation/routes';
import { ContactLinks } from '../../shell/ContactLinks';

/** Shown during maintenance of the site (P2.10). */
export function MaintenancePage(): ReactElement {
  return (
    <PlainScreen icon={clockIcon}>
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
    </PlainScreen>
  );
}
