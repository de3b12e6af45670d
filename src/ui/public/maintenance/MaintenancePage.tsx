import type { ReactElement } from 'react';
import { words } from './maintenance.words.fr';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { clockIcon } from '../../../../generated/icons';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { MessageScreen } from '../../design/page/MessageScreen';
import { routes } from '../../navigation/routes';
import { ContactLinks } from '../../shell/ContactLinks';

/** Shown during maintenance of the site (P2.10). */
export function MaintenancePage(): ReactElement {
  return (
    <MessageScreen icon={clockIcon}>
      <PageHeading description={words.description}>{titles.maintenance}</PageHeading>
      <p>{words.what}</p>
      <p>{words.next}</p>
      <ContactLinks />
      <Actions>
        <ButtonLink to={routes.home}>{words.backHome}</ButtonLink>
      </Actions>
    </MessageScreen>
  );
}
